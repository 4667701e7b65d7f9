/// The time and memory for a guess of a password, which is stored with each hash so that it can be
/// raised later.
public struct PasswordCost: Codable, Hashable, Sendable {
  /// A cost that the Password Storage Cheat Sheet of OWASP recommends: 32 MB of memory.
  public static let standard = Self(rounds: 1 << 15)

  /// The number of rounds, a power of 2.
  public let rounds: Int
  /// The number of independent computations.
  public let parallelism: Int

  /// Creates a cost.
  ///
  /// - Parameters:
  ///   - rounds: The number of rounds; the next power of 2 from 16 to 1,048,576 applies.
  ///   - parallelism: The number of independent computations, from 1 to 16.
  public init(rounds: Int, parallelism: Int = 3) {
    var power = 16
    while power < min(rounds, 1 << 20) { power *= 2 }
    self.rounds = power
    self.parallelism = min(16, max(1, parallelism))
  }
}

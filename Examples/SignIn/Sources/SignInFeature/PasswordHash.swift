import Crypto
import CryptoExtras
import Foundation

/// The hash of a password, from which the password can't be computed.
///
/// The function is scrypt of RFC 7914, which takes 32 MB of memory and noticeable time for each
/// guess. The salt makes the hashes of equal passwords differ.
public struct PasswordHash: Codable, Hashable, Sendable {
  /// The time and memory for a guess, which is stored with each hash so that it can be raised.
  public struct Cost: Codable, Hashable, Sendable {
    /// A cost that the Password Storage Cheat Sheet of OWASP recommends.
    public static let standard = Cost(rounds: 1 << 15)

    let rounds: Int
    var parallelism = 3

    /// Creates a cost.
    ///
    /// - Parameter rounds: The number of rounds, a power of 2.
    public init(rounds: Int) {
      self.rounds = rounds
    }
  }

  private let cost: Cost
  private let salt: Data
  private let hash: Data

  /// Hashes a new password.
  public init(_ password: String, cost: Cost = .standard) throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    self.cost = cost
    self.salt = salt
    hash = try Self.derive(password, salt, cost).withUnsafeBytes { Data($0) }
  }

  /// A hash of no known password.
  static func decoy(cost: Cost) -> PasswordHash {
    let bytes = [128, 256].map { bits in
      SymmetricKey(size: .init(bitCount: bits)).withUnsafeBytes { Data($0) }
    }
    return PasswordHash(cost: cost, salt: bytes[0], hash: bytes[1])
  }

  private init(cost: Cost, salt: Data, hash: Data) {
    self.cost = cost
    self.salt = salt
    self.hash = hash
  }

  /// Whether a password has this hash, compared in constant time.
  public func matches(_ password: String) -> Bool {
    guard let derived = try? Self.derive(password, salt, cost) else { return false }
    return derived == SymmetricKey(data: hash)
  }

  private static func derive(
    _ password: String, _ salt: Data, _ cost: Cost
  ) throws -> SymmetricKey {
    // Equal letters may consist of different bytes on different keyboards.
    let normalized = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    return try KDF.Scrypt.deriveKey(
      from: normalized, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: 8,
      parallelism: cost.parallelism)
  }
}

public import Foundation

/// The users and the hashes of their passwords, in a file.
public struct Accounts: Sendable {
  private var hashes: [String: PasswordHash]
  private let cost: PasswordHash.Cost
  /// The hash for names without an account, so that they take the same time.
  private let decoy: PasswordHash

  /// Reads the accounts in a file, which may not exist yet.
  public init(file: URL, cost: PasswordHash.Cost = .standard) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      self.init(cost: cost)
      return
    }
    let hashes = [String: PasswordHash].self
    self.init(try JSONDecoder().decode(hashes, from: Data(contentsOf: file)), cost: cost)
  }

  /// Creates accounts.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the users' passwords.
  ///   - cost: The cost of further hashes.
  public init(
    _ hashes: [String: PasswordHash] = [:], cost: PasswordHash.Cost = .standard
  ) {
    self.hashes = hashes
    self.cost = cost
    decoy = .decoy(cost: cost)
  }

  /// Adds an account, or replaces its password.
  public mutating func add(_ user: String, password: String) throws {
    hashes[user] = try PasswordHash(password, cost: cost)
  }

  /// Writes the accounts to a file that only its owner can read.
  public func write(to file: URL) throws {
    try JSONEncoder().encode(hashes).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  /// Whether a password is that of a user.
  ///
  /// The function is asynchronous so that hashing occupies no actor.
  func accept(_ password: String, of user: String) async -> Bool {
    let matches = (hashes[user] ?? decoy).matches(password)
    return matches && hashes[user] != nil
  }
}

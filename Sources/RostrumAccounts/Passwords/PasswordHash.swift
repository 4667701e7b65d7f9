import Crypto
import CryptoExtras
import Foundation

/// The hash of a password, from which the password can't be computed.
///
/// The function is scrypt of RFC 7914. The salt makes the hashes of equal passwords differ.
struct PasswordHash: Codable, Hashable, Sendable {
  /// The maximum length of a password, in bytes.
  static let maximumLength = 1024

  let cost: PasswordCost
  private let salt: Data
  private let hash: Data

  /// Hashes a new password.
  ///
  /// This takes noticeable time, on the caller's thread; see ``PasswordQueue``.
  init(_ password: String, cost: PasswordCost) throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    self.cost = cost
    self.salt = salt
    hash = try Self.derive(password, salt, cost).withUnsafeBytes { Data($0) }
  }

  private init(cost: PasswordCost, salt: Data, hash: Data) {
    self.cost = cost
    self.salt = salt
    self.hash = hash
  }

  /// A hash of no known password, with which a check takes as long as with that of an account.
  static func decoy(cost: PasswordCost) -> PasswordHash {
    let bytes = [128, 256].map { bits in
      SymmetricKey(size: .init(bitCount: bits)).withUnsafeBytes { Data($0) }
    }
    return PasswordHash(cost: cost, salt: bytes[0], hash: bytes[1])
  }

  /// Whether a password has this hash, compared in constant time.
  ///
  /// This takes noticeable time, on the caller's thread; see ``PasswordQueue``.
  func matches(_ password: String) -> Bool {
    guard let derived = try? Self.derive(password, salt, cost) else { return false }
    return derived == SymmetricKey(data: hash)
  }

  private static func derive(
    _ password: String, _ salt: Data, _ cost: PasswordCost
  ) throws -> SymmetricKey {
    // Equal letters may consist of different bytes on different keyboards.
    let normalized = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    return try KDF.Scrypt.deriveKey(
      from: normalized, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: 8,
      parallelism: cost.parallelism)
  }
}

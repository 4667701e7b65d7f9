import Crypto
import Foundation

/// The key that authenticates the tokens of all sessions in one storage.
///
/// All nodes have the same key, so that each can tell a genuine token from a forged one before it
/// asks the storage for the session. The user's name is authenticated together with the token.
package struct TokenKey: Sendable {
  private let key: SymmetricKey

  /// Creates a random key.
  package init() {
    key = SymmetricKey(size: .bits256)
  }

  /// Creates a key from 32 bytes, or returns `nil` for any other number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    key = SymmetricKey(data: bytes)
  }

  /// The key as 32 bytes.
  package var bytes: [UInt8] { key.withUnsafeBytes { Array($0) } }

  /// Authenticates a number, a count and a user with 32 bytes.
  package func code(for number: UInt64, _ count: UInt64, of user: String) -> [UInt8] {
    var authentication = HMAC<SHA256>(key: key)
    authentication.update(data: Array("\(number).\(count).\(user)".utf8))
    return Array(authentication.finalize())
  }
}

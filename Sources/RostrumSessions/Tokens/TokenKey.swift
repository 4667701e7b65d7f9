import Crypto
import Foundation

/// The key that authenticates the tokens of all sessions in one storage.
///
/// All nodes have the same key, so each can reject forged tokens before it asks the storage for the
/// session. The user's name is authenticated together with the token.
package struct TokenKey: Sendable {
  private let key: SymmetricKey
  /// A code of no bytes yet.
  ///
  /// Its key has been hashed, which takes half of the time of a short code.
  private let start: HMAC<SHA256>

  /// Creates a random key.
  package init() {
    self.init(SymmetricKey(size: .bits256))
  }

  private init(_ key: SymmetricKey) {
    self.key = key
    start = HMAC(key: key)
  }

  /// Creates a key from 32 bytes; `nil` for any other length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.init(SymmetricKey(data: bytes))
  }

  /// The 32 bytes of the key.
  package var bytes: [UInt8] { key.withUnsafeBytes { Array($0) } }

  /// Returns a 32-byte code that authenticates a number, a count and a user.
  package func code(for number: UInt64, _ count: UInt64, of user: String) -> [UInt8] {
    var authentication = start
    authentication.update(data: Array("\(number).\(count).\(user)".utf8))
    return Array(authentication.finalize())
  }
}

import Crypto
import Foundation

/// A secret of a browser or a message; the storage has only its hash.
///
/// The secret has 256 random bits, so that its hash needs no salt and no cost.
struct AccountToken: Hashable, Sendable {
  let key: AccountKey
  private let secret: Data

  /// Makes a token for an account.
  init(for key: AccountKey) {
    self.key = key
    secret = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
  }

  /// Reads a token.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = AccountKey(parts[0]), parts[1].utf8.count == 43,
      let secret = Data(base64URLEncoded: String(parts[1])), secret.count == 32
    else { return nil }
    self.key = key
    self.secret = secret
  }

  /// The text that a cookie or an address contains.
  var text: String { "\(key.text).\(secret.base64URLEncoded)" }

  /// The hash that is stored.
  var digest: Data { Data(SHA256.hash(data: secret)) }

  /// Whether the token has a hash, compared in constant time.
  func matches(_ digest: Data) -> Bool {
    SymmetricKey(data: self.digest) == SymmetricKey(data: digest)
  }
}

extension Data {
  /// Encodes the data as text for addresses and cookies; see RFC 4648, section 5.
  package var base64URLEncoded: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Decodes a text of ``base64URLEncoded``.
  package init?(base64URLEncoded text: String) {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }
}

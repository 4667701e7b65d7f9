import Crypto
import RostrumHTML

/// The identity of a user: a secret that is stored in a cookie, or a name that the program knows.
package struct UserID: Hashable, Sendable {
  private enum Kind: Hashable {
    case secret(Secret)
    case name(String)
  }

  private let kind: Kind
  /// The name of the user's folder, which reveals neither the cookie nor the name.
  package let directoryName: String

  /// Creates a new identity.
  package init() {
    self.init(.secret(Secret()))
  }

  /// Creates the identity of a user who has signed in.
  package init(name: String) {
    self.init(.name(name))
  }

  private init(_ kind: Kind) {
    self.kind = kind
    directoryName =
      switch kind {
      case .secret(let secret): "sha256-" + Self.digits(of: SHA256.hash(data: secret.bytes))
      case .name(let name): "name-sha256-" + Self.digits(of: SHA256.hash(data: Array(name.utf8)))
      }
  }

  /// Parses the value of a cookie, or returns `nil` if this server can't have set it.
  package init?(cookie: some StringProtocol) {
    guard let secret = Secret(text: cookie) else { return nil }
    self.init(.secret(secret))
  }

  /// Parses the name of a folder of an earlier version, which is the secret in hexadecimal digits,
  /// or returns `nil` for any other name.
  package init?(earlierDirectoryName name: String) {
    guard let secret = Secret(hexadecimal: name) else { return nil }
    self.init(.secret(secret))
  }

  /// The value for the cookie, which is empty for a user who has signed in.
  package var cookie: String {
    if case .secret(let secret) = kind { secret.text } else { "" }
  }

  /// The name of a user who has signed in.
  package var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }

  private static func digits(of hash: SHA256.Digest) -> String {
    String(unsafeUninitializedCapacity: 2 * SHA256.byteCount) { text in
      for (index, byte) in hash.enumerated() {
        text[2 * index] = digit(byte >> 4)
        text[2 * index + 1] = digit(byte & 15)
      }
      return 2 * SHA256.byteCount
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

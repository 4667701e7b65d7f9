import Crypto

/// The identity of a browser's user: a secret that is stored in a cookie.
struct UserID: Hashable, Sendable {
  private let secret: Secret

  /// Creates a new identity.
  init() {
    secret = Secret()
  }

  /// Parses the value of a cookie, or returns `nil` if this server can't have set it.
  init?(cookie: some StringProtocol) {
    guard let secret = Secret(text: cookie) else { return nil }
    self.secret = secret
  }

  /// Parses the name of a folder of an earlier version, which is the secret in hexadecimal digits,
  /// or returns `nil` for any other name.
  init?(earlierDirectoryName name: String) {
    guard let secret = Secret(hexadecimal: name) else { return nil }
    self.secret = secret
  }

  /// The value for the cookie.
  var cookie: String { secret.text }

  /// The name of the user's folder, which doesn't reveal the cookie.
  var directoryName: String {
    let digits = SHA256.hash(data: secret.bytes).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "sha256-" + digits.joined()
  }
}

import Crypto

/// The name of the person behind a browser: a secret that a cookie keeps there.
struct UserID: Hashable, Sendable {
  private let secret: Secret

  /// Names a new person.
  init() {
    secret = Secret()
  }

  /// Takes the value of a cookie; `nil` for anything that this server cannot have set.
  init?(cookie: some StringProtocol) {
    guard let secret = Secret(text: cookie) else { return nil }
    self.secret = secret
  }

  /// Takes the name of a folder as earlier versions chose it: the secret itself, in hexadecimal
  /// digits; `nil` for any other name.
  init?(earlierDirectoryName name: String) {
    guard let secret = Secret(hexadecimal: name) else { return nil }
    self.secret = secret
  }

  /// The value for the cookie.
  var cookie: String { secret.text }

  /// The name of the person's folder, which does not give the cookie away.
  var directoryName: String {
    let digits = SHA256.hash(data: secret.bytes).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "sha256-" + digits.joined()
  }
}

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

  /// The value for the cookie.
  var cookie: String { secret.text }

  /// The name of the person's folder: the same bits in an alphabet without letter case.
  var directoryName: String { secret.hexadecimal }
}

/// The credentials with which a browser resumes its session: the session's number and a secret.
///
/// The number identifies the session. The secret is compared in constant time, and each join
/// creates a new one.
struct SessionToken: Hashable, Sendable {
  /// The number of the session within the process.
  let number: UInt64
  /// The secret that only the session's browser knows.
  let secret: Secret

  init(number: UInt64) {
    self.number = number
    secret = Secret()
  }

  /// Parses a token, or returns `nil` if the text isn't one.
  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt64(parts[0]), let secret = Secret(text: parts[1]),
      "\(number)" == parts[0]
    else { return nil }
    self.number = number
    self.secret = secret
  }

  /// The token as text.
  var text: String { "\(number).\(secret.text)" }
}

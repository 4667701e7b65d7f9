/// What a browser shows to come back to its session: the session's number and a secret.
///
/// The number finds the session, the secret is compared in constant time, and a new secret is made
/// each time the session is joined.
struct SessionToken: Hashable, Sendable {
  /// The number of the session within the process.
  let number: UInt64
  /// What only the session's browser knows.
  let secret: Secret

  init(number: UInt64) {
    self.number = number
    secret = Secret()
  }

  /// Takes a token from outside; `nil` for anything that is none.
  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt64(parts[0]), let secret = Secret(text: parts[1])
    else { return nil }
    self.number = number
    self.secret = secret
  }

  /// The token in one word.
  var text: String { "\(number).\(secret.text)" }
}

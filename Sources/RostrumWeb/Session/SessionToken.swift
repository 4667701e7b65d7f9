import RostrumSessions

/// The credentials with which a browser resumes its session: the session's number, a count, and a
/// code that authenticates both.
///
/// The number identifies the session. Each join creates a token with a higher count. The upper half
/// of the count is the era of the session, which grows whenever the session is launched from its
/// snapshot. The code is compared in constant time, and depends on the user.
package struct SessionToken: Hashable, Sendable {
  /// The number of the session, which is unique among all nodes of a storage.
  package let number: UInt64
  /// The count, which is unique among the tokens of the session.
  package let count: UInt64
  /// The code that only a server with the key can make.
  package let code: Secret

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - count: The count.
  ///   - user: The name of the session's user.
  ///   - key: The key that authenticates the token.
  package init(number: UInt64, count: UInt64 = 0, user: String = "", key: TokenKey) {
    self.number = number
    self.count = count
    code = key.secret(for: number, count, of: user)
  }

  /// Parses a token, or returns `nil` if the text isn't one.
  package init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map(Substring.init)
    guard parts.count == 3, let number = UInt64(parts[0]), let count = UInt64(parts[1]),
      let code = Secret(text: parts[2]), "\(number)" == parts[0], "\(count)" == parts[1]
    else { return nil }
    self.number = number
    self.count = count
    self.code = code
  }

  /// The token as text.
  package var text: String { "\(number).\(count).\(code.text)" }

  /// The era of the session in which the token was issued.
  package var era: UInt64 { count >> 32 }

  /// Whether a server with the key has issued the token for a user.
  package func isGenuine(for user: String, key: TokenKey) -> Bool {
    code == key.secret(for: number, count, of: user)
  }
}

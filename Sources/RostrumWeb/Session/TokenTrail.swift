/// The tokens with which a browser may come back to its session.
///
/// A token is for one use: each join offers a new one. The offer travels in the welcome, and a
/// socket that drops may take the welcome with it. So an earlier token holds until the browser shows
/// that it has the new one, by a message on the new socket or by coming back with it.
struct TokenTrail: Sendable {
  /// The number of the session within the process.
  let number: UInt64
  /// Tokens that the browser may have, the oldest first; never empty.
  private var held: [SessionToken]
  /// How many welcomes in a row may be lost.
  private let limit: Int

  /// Begins with one token.
  ///
  /// - Parameters:
  ///   - number: The number of the session within the process.
  ///   - limit: The most tokens that hold at one time, 2 or more.
  init(number: UInt64, limit: Int = 8) {
    self.number = number
    self.limit = limit
    held = [SessionToken(number: number)]
  }

  /// The token that was offered last.
  var current: SessionToken { held[held.count - 1] }

  /// Whether the browser may come back with a token.
  func holds(_ token: SessionToken) -> Bool { held.contains(token) }

  /// Takes a token back and offers a new one.
  ///
  /// Tokens that were offered later hold as well: two sockets may have crossed.
  ///
  /// - Returns: Whether the token holds.
  mutating func redeem(_ token: SessionToken) -> Bool {
    guard let index = held.firstIndex(of: token) else { return false }
    held.removeFirst(index)
    if held.count == limit { held.remove(at: 1) }
    held.append(SessionToken(number: number))
    return true
  }

  /// The browser has the current token: the others are used up.
  mutating func confirm() {
    if held.count > 1 { held = [current] }
  }
}

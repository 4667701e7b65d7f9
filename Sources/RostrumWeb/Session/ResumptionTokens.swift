/// The tokens with which a browser can resume its session.
///
/// A token can be used once: each join issues a new one, which the welcome contains. The welcome is
/// lost if the socket drops before it arrives. An earlier token is therefore valid until the
/// browser proves that it has the new one, by a message on the new socket or by resuming with it.
struct ResumptionTokens: Sendable {
  /// The number of the session within the process.
  let number: UInt64
  /// Tokens that the browser may have, oldest first; never empty.
  private var held: [SessionToken]
  /// The number of consecutive welcomes that may be lost.
  private let limit: Int

  /// Creates a list with one token.
  ///
  /// - Parameters:
  ///   - number: The number of the session within the process.
  ///   - limit: The maximum number of valid tokens, at least 2.
  init(number: UInt64, limit: Int = 8) {
    self.number = number
    self.limit = limit
    held = [SessionToken(number: number)]
  }

  /// The token that was issued last.
  var current: SessionToken { held[held.count - 1] }

  /// Whether a token is valid.
  func holds(_ token: SessionToken) -> Bool { held.contains(token) }

  /// Redeems a token, and issues a new one.
  ///
  /// Tokens that were issued later remain valid, because two sockets may have overlapped.
  ///
  /// - Returns: Whether the token was valid.
  mutating func redeem(_ token: SessionToken) -> Bool {
    guard let index = held.firstIndex(of: token) else { return false }
    held.removeFirst(index)
    if held.count == limit { held.remove(at: 1) }
    held.append(SessionToken(number: number))
    return true
  }

  /// Invalidates all tokens but the current one, which the browser has.
  mutating func confirm() {
    if held.count > 1 { held = [current] }
  }
}

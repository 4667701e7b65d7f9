import RostrumSessions

/// The tokens with which a browser can resume its session.
///
/// A token can be used once: each join issues a new one, which the welcome contains. The welcome is
/// lost if the socket drops before it arrives. An earlier token is therefore valid until the
/// browser proves that it has the new one, by a message on the new socket or by resuming with it.
///
/// A session that is launched from its snapshot doesn't know which tokens were issued after the
/// snapshot. In its new era, any genuine token of an earlier era that isn't older than the snapshot
/// is valid, until the browser proves that it has a new one. So is a token with a higher count than all
/// that the session knows: it is from after a backup from which the session was restored.
package struct ResumptionTokens: Sendable {
  /// The number of the session.
  package let number: UInt64
  /// The number of times that the session was launched from a snapshot, or any number that grows
  /// with each of these launches.
  package let era: UInt64
  private let user: String
  private let key: TokenKey
  /// The counts of tokens that the browser may have, oldest first; never empty.
  private var held: [UInt64]
  /// The count of the oldest token of an earlier era that is valid.
  private var earlier: UInt64?
  /// The count of a redeemed token that the session didn't issue.
  private var foreign: UInt64?
  /// The number of consecutive welcomes that may be lost.
  private let limit: Int

  /// Creates a list with one token.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The name of the session's user.
  ///   - key: The key that authenticates tokens.
  ///   - limit: The maximum number of valid tokens, at least 2.
  package init(number: UInt64, user: String = "", key: TokenKey = TokenKey(), limit: Int = 8) {
    self.init(number: number, user: user, key: key, era: 0, earlier: nil, limit: limit)
  }

  /// Creates a list for a session that is launched from its snapshot.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The name of the session's user.
  ///   - key: The key that authenticates tokens.
  ///   - era: The new era.
  ///   - floor: The count of the oldest token that was valid when the snapshot was made.
  package init(number: UInt64, user: String, key: TokenKey, era: UInt64, notBefore floor: UInt64) {
    self.init(number: number, user: user, key: key, era: era, earlier: floor, limit: 8)
  }

  private init(
    number: UInt64, user: String, key: TokenKey, era: UInt64, earlier: UInt64?, limit: Int
  ) {
    self.number = number
    self.user = user
    self.key = key
    self.era = era
    self.earlier = earlier
    self.limit = limit
    held = [era << 32]
  }

  /// The token that was issued last.
  package var current: SessionToken {
    SessionToken(number: number, count: held[held.count - 1], user: user, key: key)
  }

  /// The count of the oldest token that is valid.
  package var floor: UInt64 { earlier ?? held[0] }

  /// Whether a token is valid.
  package func holds(_ token: SessionToken) -> Bool {
    guard token.number == number, token.isGenuine(for: user, key: key) else { return false }
    if held.contains(token.count) { return true }
    guard let earlier else { return false }
    return token.count >= earlier && (token.era < era || token.count > held[held.count - 1])
  }

  /// Whether a different launch of the session issued a token: an earlier one, or one after the
  /// backup from which the session was restored, whose era may be the same.
  package func isFromOtherLaunch(_ token: SessionToken) -> Bool {
    token.era != era || token.count > held[held.count - 1] || token.count == foreign
  }

  /// Redeems a token, and issues a new one.
  ///
  /// Tokens that were issued later remain valid, because two sockets may have overlapped.
  ///
  /// - Returns: Whether the token was valid.
  package mutating func redeem(_ token: SessionToken) -> Bool {
    guard holds(token) else { return false }
    if let index = held.firstIndex(of: token.count) {
      held.removeFirst(index)
      earlier = nil
    } else if token.count > held[held.count - 1] {
      // Counts continue from there, so that the token is worth nothing later.
      held = [token.count]
      foreign = token.count
      earlier = nil
    } else {
      earlier = token.count
    }
    let next = held[held.count - 1] + 1
    if held.count == limit { held.remove(at: 1) }
    held.append(next)
    return true
  }

  /// Invalidates all tokens but the current one, which the browser has.
  package mutating func confirm() {
    earlier = nil
    if held.count > 1 { held = [held[held.count - 1]] }
  }
}

/// When a lost connection is opened again.
///
/// A connection that has lasted is opened again at once. Attempts that fail, and connections that are
/// lost soon, are followed by longer and longer pauses.
struct Reconnection {
  private static let shortest = 0.1
  private static let longest = 5.0

  private var delay = Self.shortest

  /// The pause before the next attempt, in seconds.
  ///
  /// - Parameter lifetime: How long the connection lasted; zero if there was none.
  /// - Returns: The pause.
  mutating func pause(after lifetime: Double) -> Double {
    if lifetime >= Self.longest {
      delay = Self.shortest
      return 0
    }
    defer { delay = min(delay * 2, Self.longest) }
    return delay
  }
}

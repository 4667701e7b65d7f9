/// The pauses before a lost connection is reopened.
///
/// A connection that has lasted is reopened at once. The pauses grow after failed attempts, and
/// after connections that are lost soon.
struct Reconnection {
  private static let shortest = 0.1
  private static let longest = 5.0

  private var delay = Self.shortest

  /// The pause before the next attempt, in seconds.
  ///
  /// - Parameter lifetime: How long the connection lasted; zero if it failed to open.
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

/// Allows a burst, and then a rate.
struct TokenBucket: Hashable, Sendable {
  /// The most that can be taken at once.
  let capacity: Double
  /// How much comes back in a second.
  let perSecond: Double
  private var level: Double
  private var updated: Duration = .zero

  init(capacity: Double, perSecond: Double) {
    self.capacity = capacity
    self.perSecond = perSecond
    level = capacity
  }

  /// Takes one token if there is one.
  ///
  /// - Parameter now: The time on a clock that does not go back, from any origin.
  /// - Returns: Whether there was one.
  mutating func take(at now: Duration) -> Bool {
    let passed = max(.zero, now - updated)
    updated = max(updated, now)
    level = min(capacity, level + perSecond * (passed / .seconds(1)))
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}

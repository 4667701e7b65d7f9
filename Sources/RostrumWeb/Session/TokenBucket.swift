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

  /// Takes tokens if there are enough.
  ///
  /// - Parameters:
  ///   - count: How many; one message may cost the whole capacity, and never more.
  ///   - now: The time on a clock that does not go back, from any origin.
  /// - Returns: Whether there were enough.
  mutating func take(_ count: Double = 1, at now: Duration) -> Bool {
    guard wait(for: count, at: now) == .zero else { return false }
    level -= min(count, capacity)
    return true
  }

  /// Says how long it takes until there are enough tokens.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - now: The time on a clock that does not go back, from any origin.
  /// - Returns: The time; zero if there are enough.
  mutating func wait(for count: Double = 1, at now: Duration) -> Duration {
    let passed = max(.zero, now - updated)
    updated = max(updated, now)
    level = min(capacity, level + perSecond * (passed / .seconds(1)))
    let missing = min(count, capacity) - level
    return missing > 0 ? .seconds(missing / perSecond) : .zero
  }
}

/// A token bucket, which allows a burst and then a steady rate.
package struct TokenBucket: Hashable, Sendable {
  /// The maximum number of tokens.
  package let capacity: Double
  /// The number of tokens that are added per second.
  package let perSecond: Double
  private var level: Double
  private var updated: Duration = .zero

  package init(capacity: Double, perSecond: Double) {
    self.capacity = capacity
    self.perSecond = perSecond
    level = capacity
  }

  /// Takes tokens if there are enough.
  ///
  /// - Parameters:
  ///   - count: The number of tokens; at most the whole capacity.
  ///   - now: The time on a monotonic clock with any origin.
  /// - Returns: Whether there were enough tokens.
  package mutating func take(_ count: Double = 1, at now: Duration) -> Bool {
    guard wait(for: count, at: now) == .zero else { return false }
    level -= min(count, capacity)
    return true
  }

  /// Whether the bucket is full again.
  package func isFull(at now: Duration) -> Bool {
    var bucket = self
    _ = bucket.wait(at: now)
    return bucket.level == capacity
  }

  /// Returns the time until there are enough tokens.
  ///
  /// - Parameters:
  ///   - count: The number of tokens.
  ///   - now: The time on a monotonic clock with any origin.
  /// - Returns: The time, which is zero if there are enough tokens.
  package mutating func wait(for count: Double = 1, at now: Duration) -> Duration {
    if now > updated {
      level = min(capacity, level + perSecond * ((now - updated) / .seconds(1)))
      updated = now
    }
    let missing = min(count, capacity) - level
    return missing > 0 ? .seconds(missing / perSecond) : .zero
  }
}

/// A clock that runs faster than real time.
struct FastClock: Clock {
  typealias Instant = ContinuousClock.Instant

  /// The factor by which the clock is faster.
  let speed: Double
  private let base = ContinuousClock()
  private let start = ContinuousClock.now

  init(speed: Double) {
    self.speed = speed
  }

  var now: Instant { start.advanced(by: (base.now - start) * speed) }

  var minimumResolution: Duration { base.minimumResolution * speed }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await base.sleep(
      until: start.advanced(by: (deadline - start) / speed),
      tolerance: tolerance.map { $0 / speed })
  }
}

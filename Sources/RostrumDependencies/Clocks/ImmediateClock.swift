/// A clock on which nothing ever waits: a sleep sets the time and comes back.
///
/// For tests and previews that want the outcome of something that takes time, and not its steps:
///
/// ```swift
/// let store = TestStore(initialState: Countdown.State(from: 3)) {
///   Countdown()
/// } withDependencies: {
///   $0.continuousClock = ImmediateClock()
/// }
/// ```
///
/// A timer on it never rests: use ``TestClock`` for anything that repeats without end.
public final class ImmediateClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: LockIsolated<Instant>

  /// Makes a clock.
  ///
  /// - Parameter now: The moment it shows.
  public init(now: Instant = Instant()) {
    time = LockIsolated(now)
  }

  /// The moment that the clock shows: the latest deadline of a sleep.
  public var now: Instant { time.value }

  /// The shortest time that the clock can tell, which is none.
  public var minimumResolution: Duration { .zero }

  /// Sets the time and comes back, after giving other tasks a turn.
  ///
  /// - Parameters:
  ///   - deadline: The moment to sleep until.
  ///   - tolerance: Not looked at.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withValue { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that counts in `Duration`.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nothing ever waits.
  public static var immediate: Self { ImmediateClock() }
}

/// A clock that doesn't suspend: a sleep sets the current instant to its deadline and returns.
///
/// Use it in tests and previews that need the result of an operation that takes time, and not its
/// intermediate steps:
///
/// ```swift
/// let store = TestStore(initialState: Countdown.State(from: 3)) {
///   Countdown()
/// } withDependencies: {
///   $0.continuousClock = ImmediateClock()
/// }
/// ```
///
/// A timer on this clock loops without suspending. Use ``TestClock`` for operations that repeat.
public final class ImmediateClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// An instant of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: LockIsolated<Instant>

  /// Creates a clock.
  ///
  /// - Parameter now: The initial instant.
  public init(now: Instant = Instant()) {
    time = LockIsolated(now)
  }

  /// The current instant, which is the latest deadline of a sleep.
  public var now: Instant { time.value }

  /// The minimum resolution, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Sets the current instant, and returns after yielding to other tasks.
  ///
  /// - Parameters:
  ///   - deadline: The instant to sleep until.
  ///   - tolerance: Ignored.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withValue { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that measures time in `Duration`.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that doesn't suspend.
  public static var immediate: Self { ImmediateClock() }
}

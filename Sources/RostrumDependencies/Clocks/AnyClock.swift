/// A type-erased clock, whose instants are offsets from the instant at which it was created.
///
/// ```swift
/// let clock: AnyClock<Duration> = AnyClock(isPreview ? ImmediateClock() : ContinuousClock())
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable & Sendable>: Clock, Sendable {
  /// An instant of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let getNow: @Sendable () -> Instant
  private let getMinimumResolution: @Sendable () -> Duration
  private let doSleep: @Sendable (Instant, Duration?) async throws -> Void
  let workLedger: ClockLedger?

  /// Creates a type-erased clock.
  ///
  /// - Parameter clock: The clock to wrap.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let start = clock.now
    getNow = { Instant(offset: start.duration(to: clock.now)) }
    getMinimumResolution = { clock.minimumResolution }
    doSleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
    workLedger = (clock as? any WorkTrackingClock)?.workLedger
  }

  /// The current instant.
  public var now: Instant { getNow() }

  /// The minimum resolution of the wrapped clock.
  public var minimumResolution: Duration { getMinimumResolution() }

  /// Sleeps until a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The instant to sleep until.
  ///   - tolerance: How much later than the deadline the sleep may end.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await doSleep(deadline, tolerance)
  }
}

extension AnyClock: WorkTrackingClock {}

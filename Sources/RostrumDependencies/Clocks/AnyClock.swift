/// Any clock, as one type; its moments are times since it was made.
///
/// ```swift
/// let clock: AnyClock<Duration> = AnyClock(isPreview ? ImmediateClock() : ContinuousClock())
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable & Sendable>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let getNow: @Sendable () -> Instant
  private let getMinimumResolution: @Sendable () -> Duration
  private let doSleep: @Sendable (Instant, Duration?) async throws -> Void
  let workLedger: ClockLedger?

  /// Wraps a clock.
  ///
  /// - Parameter clock: The clock.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let start = clock.now
    getNow = { Instant(offset: start.duration(to: clock.now)) }
    getMinimumResolution = { clock.minimumResolution }
    doSleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
    workLedger = (clock as? any WorkTrackingClock)?.workLedger
  }

  /// The moment that the clock shows.
  public var now: Instant { getNow() }

  /// The shortest time that the clock can tell.
  public var minimumResolution: Duration { getMinimumResolution() }

  /// Sleeps until a moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: How much later the sleep may end.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await doSleep(deadline, tolerance)
  }
}

extension AnyClock: WorkTrackingClock {}

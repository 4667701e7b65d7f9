extension Clock where Duration: Hashable & Sendable {
  /// Returns an asynchronous sequence that yields an instant at a regular interval.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  ///
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// Ticks are scheduled relative to the first call of `next()`, so a slow loop doesn't shift later
  /// ticks. The sequence ends when its task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How much later than scheduled a tick may occur.
  /// - Returns: The sequence of ticks.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}

/// The ticks of a clock; see ``Clock/timer(interval:tolerance:)``.
public struct ClockTimer<
  Duration: DurationProtocol & Hashable & Sendable
>: AsyncSequence, Sendable {
  /// The instant of a tick.
  public typealias Element = OffsetInstant<Duration>

  /// The error type: a timer never fails.
  public typealias Failure = Never

  let clock: AnyClock<Duration>
  let interval: Duration
  let tolerance: Duration?

  /// Creates an iterator, which schedules its own ticks.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// An iterator over the ticks of a timer.
  public struct Iterator: AsyncIteratorProtocol {
    private let timer: ClockTimer
    private let rest: OwnWork?
    private var last: OffsetInstant<Duration>?
    private var hasEnded = false

    init(timer: ClockTimer) {
      self.timer = timer
      rest = OwnWork(ledger: timer.clock.workLedger)
    }

    /// Waits for the next tick.
    ///
    /// - Returns: The instant of the tick, or `nil` if the task is cancelled.
    public mutating func next() async -> OffsetInstant<Duration>? {
      await next(isolation: nil)
    }

    /// Waits for the next tick, in the actor isolation of the caller.
    ///
    /// - Parameter actor: The actor isolation of the caller.
    /// - Returns: The instant of the tick, or `nil` if the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> OffsetInstant<Duration>? {
      guard !hasEnded else { return nil }
      let (clock, tolerance) = (timer.clock, timer.tolerance)
      let deadline = (last ?? clock.now).advanced(by: timer.interval)
      do {
        if let rest {
          try await rest.work.perform(isolation: actor) {
            try await clock.sleep(until: deadline, tolerance: tolerance)
          }
        } else {
          try await clock.sleep(until: deadline, tolerance: tolerance)
        }
      } catch {
        hasEnded = true
        return nil
      }
      last = deadline
      return clock.now
    }
  }
}

/// The work of a loop over a timer, unless the loop is already part of other work on its clock.
///
/// The work ends when the iterator is released.
private final class OwnWork: Sendable {
  let work: ClockWork

  init?(ledger: ClockLedger?) {
    guard let ledger, ledger.currentWork == nil, let work = ClockWork.begin(in: ledger) else {
      return nil
    }
    self.work = work
  }

  deinit { work.end() }
}

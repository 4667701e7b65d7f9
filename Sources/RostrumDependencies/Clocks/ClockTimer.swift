extension Clock where Duration: Hashable & Sendable {
  /// Beats time: a sequence with an element each time an interval has passed.
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
  /// Beats are counted from the first request for one, so a slow loop does not shift them. The
  /// sequence ends when its task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two beats.
  ///   - tolerance: How much later than it should a beat may come.
  /// - Returns: The sequence.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}

/// The beats of a clock; see ``Clock/timer(interval:tolerance:)``.
public struct ClockTimer<
  Duration: DurationProtocol & Hashable & Sendable
>: AsyncSequence, Sendable {
  /// The moment of a beat.
  public typealias Element = OffsetInstant<Duration>

  /// A timer never fails.
  public typealias Failure = Never

  let clock: AnyClock<Duration>
  let interval: Duration
  let tolerance: Duration?

  /// Starts to count beats.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(timer: self)
  }

  /// Counts beats.
  public struct Iterator: AsyncIteratorProtocol {
    private let timer: ClockTimer
    private let rest: OwnWork?
    private var last: OffsetInstant<Duration>?
    private var hasEnded = false

    init(timer: ClockTimer) {
      self.timer = timer
      rest = OwnWork(ledger: timer.clock.workLedger)
    }

    /// Waits for the next beat.
    ///
    /// - Returns: Its moment, or `nil` once the task is cancelled.
    public mutating func next() async -> OffsetInstant<Duration>? {
      await next(isolation: nil)
    }

    /// Waits for the next beat, on the actor that asks.
    ///
    /// - Parameter actor: The actor that asks.
    /// - Returns: Its moment, or `nil` once the task is cancelled.
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

/// The work of a loop over a timer that is not part of other work on its clock.
///
/// It ends when the loop lets go of the iterator.
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

import IssueReporting

/// A clock that a test advances manually.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: RecordMeeting.State()) {
///   RecordMeeting()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
///
/// await store.send(.onTask)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked)
/// ```
///
/// ``advance(by:)`` guarantees the following:
///
/// 1. Sleepers are resumed in the order of their deadlines, and sleepers with the same deadline in
///    the order in which they began to sleep. A resumed task sees its own deadline as ``now``, not
///    the end of the advance, so a timer that sleeps again doesn't miss a tick.
/// 2. Before it begins, and after each resumed sleeper, it waits until all registered work on this
///    clock sleeps again or has ended. A `timer(interval:)` is such work, and so is each effect of a
///    store that uses this clock. If the work waits for something else, such as a stream, the clock
///    stops waiting for it after a limited number of turns, until the work sleeps on the clock
///    again.
/// 3. It waits until other sleeping tasks have been resumed, and then yields to the executors
///    several times. On a single actor, this suffices for everything that these tasks do without
///    suspending; what they do on other executors may still be running when the advance returns.
public final class TestClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// An instant of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let state: LockIsolated<SleepQueue<Duration>>
  private let ledger = ClockLedger()

  /// Creates a clock that doesn't advance by itself.
  ///
  /// - Parameter now: The initial instant.
  public init(now: Instant = Instant()) {
    state = LockIsolated(SleepQueue(now: now))
  }

  /// The current instant.
  public var now: Instant { state.value.now }

  /// The minimum resolution, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Advances the clock by a duration, and runs everything that is due in that time.
  ///
  /// - Parameter duration: The duration; zero, the default, resumes sleepers that are already due.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a deadline, and runs everything that is due until then.
  ///
  /// - Parameter deadline: The deadline; if it has passed, only sleepers that are already due are
  ///   resumed.
  public func advance(to deadline: Instant) async {
    await ledger.settle()
    await wakeSleepers(until: deadline)
  }

  /// Resumes all sleepers that are due by a deadline; returns their number.
  @discardableResult
  private func wakeSleepers(until deadline: Instant) async -> Int {
    var count = 0
    while let sleeper = state.withValue({ $0.popNext(until: deadline) }) {
      sleeper.wake()
      count += 1
      await ledger.settle()
    }
    state.withValue { $0.now = max($0.now, deadline) }
    return count
  }

  /// Advances the clock until no task sleeps on it.
  ///
  /// The limit is a number of sleeps rather than a duration, so the result doesn't depend on the
  /// speed of the machine. A timer that is never cancelled sleeps again and again: when the limit
  /// is reached, an issue is reported and the remaining sleepers stay asleep.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of sleeps that may end.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func run(
    wakeUps limit: Int = 5_000,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let sleepers = await run(while: { $0 < limit }) else { return }
    reportIssue(
      """
      \(sleepers) The clock was run until \(limit) sleeps had ended.

      • If a timer is running, cancel the task that loops over it before running the clock, or \
      advance the clock by a known duration with 'advance(by:)'.
      • If the test needs more sleeps, pass their number to 'run(wakeUps:)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Advances the clock until no task sleeps on it or a timeout expires.
  ///
  /// The result depends on the speed of the machine; prefer
  /// ``run(wakeUps:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - duration: The timeout in real time. When it expires, an issue is reported and the
  ///     remaining sleepers stay asleep.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public func run(
    timeout duration: Swift.Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let deadline = ContinuousClock.now.advanced(by: duration)
    guard let sleepers = await run(while: { _ in ContinuousClock.now < deadline }) else { return }
    reportIssue(
      """
      \(sleepers) The clock was run for \(duration).

      • If a timer is running, cancel the task that loops over it before running the clock, or \
      advance the clock by a known duration with 'advance(by:)'.
      • If the test needs more time, pass a longer timeout to 'run(timeout:)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Resumes sleepers until there are none left or a condition on their number fails.
  ///
  /// - Returns: An error that describes the remaining sleepers, or `nil` if there are none.
  private func run(while isGoingOn: (Int) -> Bool) async -> SuspensionError? {
    await ledger.settle()
    var count = 0
    while let next = state.value.nextDeadline {
      guard isGoingOn(count) else { return SuspensionError(count: state.value.count) }
      count += await wakeSleepers(until: max(next, now))
    }
    return nil
  }

  /// Checks that no task sleeps on the clock.
  ///
  /// - Throws: A ``SuspensionError`` if a task does.
  public func checkSuspension() async throws(SuspensionError) {
    await ledger.settle()
    let count = state.value.count
    guard count == 0 else { throw SuspensionError(count: count) }
  }

  /// Sleeps until the test has advanced the clock to a deadline.
  ///
  /// A sleep with a duration of zero ends with the next advance, even if that advance is by zero.
  ///
  /// - Parameters:
  ///   - deadline: The instant to sleep until; a sleep whose deadline has passed returns
  ///     immediately.
  ///   - tolerance: Ignored.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(ledger: ledger)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleeper.fallAsleep(continuation)
        if state.withValue({ !$0.insert(sleeper, until: deadline) }) {
          sleeper.wake()
        }
      }
    } onCancel: {
      sleeper.wake()
      state.withValue { $0.remove(sleeper) }
    }
    ledger.sleeperRuns(sleeper)
    try Task.checkCancellation()
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that measures time in `Duration` and starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension TestClock: WorkTrackingClock {
  var workLedger: ClockLedger? { ledger }
}

/// An error that is thrown if tasks sleep on a clock although none should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// The number of sleeping tasks.
  public let count: Int

  /// Creates the error.
  ///
  /// - Parameter count: The number of sleeping tasks.
  public init(count: Int) {
    self.count = count
  }

  /// A description of the error.
  public var description: String {
    count == 1
      ? "A task still sleeps on the test clock." : "\(count) tasks still sleep on the test clock."
  }
}

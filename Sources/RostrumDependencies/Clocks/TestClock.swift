import IssueReporting

/// A clock that goes only when a test says so.
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
/// What ``advance(by:)`` promises:
///
/// 1. Sleepers wake in the order of their deadlines, those with the same deadline in the order in
///    which they went to sleep. Whoever wakes sees its own deadline as ``now``, not the end of the
///    advance, so a timer that sleeps again misses no beat.
/// 2. Before it starts, and after each time that somebody woke, it waits until all
///    ``ClockWork`` on this clock has gone back to sleep or ended. A ``Clock/timer(interval:)`` is
///    such work, and so is every effect of a store whose clock this is. Work that waits for something
///    else, such as a stream, is given up on after a while, once, and waited for again when it next
///    comes to this clock.
/// 3. Other tasks that sleep here are waited for until they have woken, and are then given several
///    turns on the executors. On one actor, that is enough for all they do without waiting; what they
///    do elsewhere may still be under way when the advance returns.
public final class TestClock<
  Duration: DurationProtocol & Hashable & Sendable
>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = OffsetInstant<Duration>

  private let state: LockIsolated<SleepQueue<Duration>>
  private let ledger = ClockLedger()

  /// Makes a clock that stands still.
  ///
  /// - Parameter now: The moment it shows.
  public init(now: Instant = Instant()) {
    state = LockIsolated(SleepQueue(now: now))
  }

  /// The moment that the clock shows.
  public var now: Instant { state.value.now }

  /// The shortest time that the clock can tell, which is none.
  public var minimumResolution: Duration { .zero }

  /// Moves the time on and lets everything happen that happens in that time.
  ///
  /// - Parameter duration: How far; by default not at all, which wakes who is due already.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time on to a moment and lets everything happen that happens until then.
  ///
  /// - Parameter deadline: The moment; one that has passed wakes who is due already.
  public func advance(to deadline: Instant) async {
    await ledger.settle()
    await wakeSleepers(until: deadline)
  }

  /// Wakes everybody who is due by a moment; tells how many that were.
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

  /// Moves the time on until nobody sleeps any more.
  ///
  /// It counts wake-ups, not seconds, so it does the same on every machine. A timer that nobody
  /// cancels never rests: after so many wake-ups the rest is reported as an issue and left asleep.
  ///
  /// - Parameters:
  ///   - limit: How many sleeps may end.
  ///   - fileID: Where the clock is run; issues name it.
  ///   - filePath: Where the clock is run.
  ///   - line: Where the clock is run.
  ///   - column: Where the clock is run.
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
      \(sleepers) It was run until \(limit) sleeps had ended, and there is no end in sight.

      • A timer goes on: cancel the task that loops over it before the clock is run, or move \
      the time on by a known amount with 'advance(by:)'.
      • The test needs more sleeps than that: say how many, with 'run(wakeUps:)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Moves the time on until nobody sleeps any more, or real time is over.
  ///
  /// What happens within the time depends on the machine: prefer ``run(wakeUps:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - duration: How much real time it may take; what still sleeps then is reported as an issue and
  ///     left asleep.
  ///   - fileID: Where the clock is run; issues name it.
  ///   - filePath: Where the clock is run.
  ///   - line: Where the clock is run.
  ///   - column: Where the clock is run.
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
      \(sleepers) It was run for \(duration), and there is no end in sight.

      • A timer goes on: cancel the task that loops over it before the clock is run, or move \
      the time on by a known amount with 'advance(by:)'.
      • The test needs more time than that: say how much, with 'run(timeout:)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Wakes sleepers until none is left or a condition on the number of wake-ups fails.
  ///
  /// - Returns: Who still sleeps; `nil` if nobody does.
  private func run(while isGoingOn: (Int) -> Bool) async -> SuspensionError? {
    await ledger.settle()
    var count = 0
    while let next = state.value.nextDeadline {
      guard isGoingOn(count) else { return SuspensionError(count: state.value.count) }
      count += await wakeSleepers(until: max(next, now))
    }
    return nil
  }

  /// Makes sure that nobody sleeps.
  ///
  /// - Throws: ``SuspensionError`` if somebody does.
  public func checkSuspension() async throws(SuspensionError) {
    await ledger.settle()
    let count = state.value.count
    guard count == 0 else { throw SuspensionError(count: count) }
  }

  /// Sleeps until the test has moved the time on to a moment.
  ///
  /// Sleeping for no time waits for the next advance, even one by zero.
  ///
  /// - Parameters:
  ///   - deadline: The moment; one that has passed is not waited for.
  ///   - tolerance: Not looked at.
  /// - Throws: `CancellationError` when the task is cancelled.
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
  /// Makes a clock that counts in `Duration` and stands still at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension TestClock: WorkTrackingClock {
  var workLedger: ClockLedger? { ledger }
}

/// Somebody sleeps on a clock on which nobody should.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How many sleep.
  public let count: Int

  /// Makes the error.
  ///
  /// - Parameter count: How many sleep.
  public init(count: Int) {
    self.count = count
  }

  /// How many sleep, in words.
  public var description: String {
    count == 1
      ? "A task still sleeps on the test clock." : "\(count) tasks still sleep on the test clock."
  }
}

import Foundation
public import OpenCombine
import RostrumRuntime

/// A scheduler whose time a test controls.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let store = TestStore(initialState: Search.State()) {
///   Search()
/// } withDependencies: {
///   $0.mainQueue = scheduler.eraseToAnyScheduler()
/// }
///
/// await store.send(.queryChanged("swift"))
/// await scheduler.advance(by: .milliseconds(300))
/// await store.receive(\.results)
/// ```
///
/// Actions don't run until the time is advanced. They run in the order of their times; actions with
/// the same time run in the order in which they were scheduled. During an action, ``now`` is the
/// action's time, so a timer that reschedules itself doesn't drift.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Work {
    let id: UInt
    let date: SchedulerTimeType
    let action: () -> Void
  }

  private let lock = Lock()
  private var time: SchedulerTimeType
  private var lastID: UInt = 0
  private var scheduled: [Work] = []

  /// Makes a scheduler.
  ///
  /// - Parameter now: The initial time.
  public init(now: SchedulerTimeType) {
    time = now
  }

  /// The current time.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Schedules an action for the next advance, even one by zero.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    insert(action, at: now, as: nextID())
  }

  /// Schedules an action for a given time.
  ///
  /// - Parameters:
  ///   - date: The time at which to run the action.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    insert(action, at: date, as: nextID())
  }

  /// Schedules a repeating action.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The interval between runs.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action to run.
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = nextID()
    insertRepeating(action, at: date, every: interval, as: id)
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func insertRepeating(
    _ action: @escaping () -> Void, at date: SchedulerTimeType,
    every interval: SchedulerTimeType.Stride, as id: UInt
  ) {
    insert(
      { [weak self] in
        // Scheduled before the action runs, which may stop the repetition.
        self?.insertRepeating(action, at: date.advanced(by: interval), every: interval, as: id)
        action()
      }, at: date, as: id)
  }

  private func nextID() -> UInt {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  private func insert(_ action: @escaping () -> Void, at date: SchedulerTimeType, as id: UInt) {
    lock.withLock { scheduled.append(Work(id: id, date: date, action: action)) }
  }

  private func remove(_ id: UInt) {
    lock.withLock { scheduled.removeAll { $0.id == id } }
  }

  /// Removes and returns the next action that is due, and advances the time to it.
  private func popNext(until deadline: SchedulerTimeType) -> (() -> Void)? {
    lock.withLock {
      let next = scheduled.indices.min {
        (scheduled[$0].date, scheduled[$0].id) < (scheduled[$1].date, scheduled[$1].id)
      }
      guard let next, scheduled[next].date <= deadline else { return nil }
      let work = scheduled.remove(at: next)
      time = max(time, work.date)
      return work.action
    }
  }

  private func finish(at deadline: SchedulerTimeType) {
    lock.withLock { time = max(time, deadline) }
  }

  private var nextDate: SchedulerTimeType? { lock.withLock { scheduled.map(\.date).min() } }
}

extension TestScheduler {
  /// Advances the time, and runs the actions that become due.
  ///
  /// - Parameter interval: The interval to advance by. By default, only actions already due run.
  /// - Complexity: O(*n*²), where *n* is the number of scheduled actions.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Advances the time, and runs the actions that become due.
  ///
  /// - Parameter deadline: The time to advance to.
  /// - Complexity: O(*n*²), where *n* is the number of scheduled actions.
  public func advance(to deadline: SchedulerTimeType) {
    while let action = popNext(until: deadline) { action() }
    finish(at: deadline)
  }

  /// Advances the time, runs the actions that become due, and lets tasks run in between.
  ///
  /// - Parameter interval: The interval to advance by. By default, only actions already due run.
  @MainActor
  public func advance(by interval: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: interval))
  }

  /// Advances the time, runs the actions that become due, and lets tasks run in between.
  ///
  /// - Parameter deadline: The time to advance to.
  @MainActor
  public func advance(to deadline: SchedulerTimeType) async {
    await settle()
    while let action = popNext(until: deadline) {
      action()
      await settle()
    }
    finish(at: deadline)
  }

  /// Advances the time until no actions are scheduled.
  ///
  /// A timer that isn't cancelled never ends: after 5,000 actions, the method reports an issue and
  /// stops.
  public func run() {
    var count = 0
    while let date = nextDate, canGoOn(&count) { advance(to: max(date, now)) }
  }

  /// Advances the time until no actions are scheduled, and lets tasks run in between.
  ///
  /// A timer that isn't cancelled never ends: after 5,000 actions, the method reports an issue and
  /// stops.
  @MainActor
  public func run() async {
    var count = 0
    await settle()
    while let date = nextDate, canGoOn(&count) { await advance(to: max(date, now)) }
  }

  private func canGoOn(_ count: inout Int) -> Bool {
    count += 1
    if count <= 5_000 { return true }
    TestSchedulerIssue.endless.report()
    return false
  }

  /// Lets tasks run that were started or resumed by an action.
  @MainActor
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}

/// A ``TestScheduler`` with the time and the options of a given scheduler type.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

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
/// Nothing that is scheduled runs before the time is advanced. Actions run in the order of their
/// times; actions of the same time run in the order in which they were scheduled. Each action sees
/// its own time as ``now``, so a timer that schedules itself again misses no beat.
///
/// NB: unchecked because `lock` guards what changes.
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
  /// - Parameter now: The time to start from.
  public init(now: SchedulerTimeType) {
    time = now
  }

  /// The time of the scheduler.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Schedules an action for the next advance, however short.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    insert(action, at: now, as: nextID())
  }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - date: When the action runs.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    insert(action, at: date, as: nextID())
  }

  /// Schedules an action that repeats.
  ///
  /// - Parameters:
  ///   - date: When the action first runs.
  ///   - interval: The interval.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action.
  /// - Returns: Stops the repetition.
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
        // Scheduled before the action, which may stop the repetition.
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

  /// Takes out the first action that is due at a time, and moves the time to it.
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
  /// Advances the time and runs what is scheduled until then.
  ///
  /// - Parameter interval: How far; by default only what is due already runs.
  /// - Complexity: O(*n*²) in the number of scheduled actions.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Advances the time and runs what is scheduled until then.
  ///
  /// - Parameter deadline: The time to advance to.
  /// - Complexity: O(*n*²) in the number of scheduled actions.
  public func advance(to deadline: SchedulerTimeType) {
    while let action = popNext(until: deadline) { action() }
    finish(at: deadline)
  }

  /// Advances the time, runs what is scheduled until then, and lets tasks run in between.
  ///
  /// - Parameter interval: How far; by default only what is due already runs.
  @MainActor
  public func advance(by interval: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: interval))
  }

  /// Advances the time, runs what is scheduled until then, and lets tasks run in between.
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

  /// Advances the time until nothing is scheduled any more.
  ///
  /// A timer that nothing cancels never ends: after 5,000 actions the rest is reported as an issue.
  public func run() {
    var count = 0
    while let date = nextDate, canGoOn(&count) { advance(to: max(date, now)) }
  }

  /// Advances the time until nothing is scheduled any more, and lets tasks run in between.
  ///
  /// A timer that nothing cancels never ends: after 5,000 actions the rest is reported as an issue.
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

  /// Lets tasks run that were started, or that were resumed by an action.
  @MainActor
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}

/// ``TestScheduler`` with the time and the options of a scheduler.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

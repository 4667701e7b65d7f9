public import OpenCombine
public import RostrumCore
public import RostrumRuntime

extension Effect {
  /// Throttles the actions of effects with one identifier to at most one per interval.
  ///
  /// ```swift
  /// .throttle(id: CancelID.upload, for: .seconds(1), scheduler: mainQueue, latest: true)
  /// ```
  ///
  /// The first action goes through immediately. Of those that arrive during the interval, one is
  /// buffered and goes through at its end, which begins a new interval.
  ///
  /// - Parameters:
  ///   - id: The identifier, by which the effects can be cancelled too.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler that measures it.
  ///   - latest: Whether to buffer an interval's latest action rather than its first.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The effect.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S,
    latest: Bool, at location: CallSite = #callSite
  ) -> Self {
    throttle(
      id: id, time: SchedulerTime(scheduler: scheduler, interval: interval), latest: latest,
      at: location)
  }
}

/// The time of a scheduler.
///
/// NB: `@unchecked Sendable` because schedulers are used from any thread, as are their times, which
/// are values.
private struct SchedulerTime<S: Scheduler>: ThrottleTime, @unchecked Sendable {
  /// NB: `@unchecked Sendable` because a scheduler's time is a value.
  struct Instant: Comparable, @unchecked Sendable {
    let time: S.SchedulerTimeType

    static func < (one: Self, other: Self) -> Bool { one.time < other.time }
  }

  let scheduler: S
  let interval: S.SchedulerTimeType.Stride

  var now: Instant { Instant(time: scheduler.now) }
  var nextDeadline: Instant { Instant(time: scheduler.now.advanced(by: interval)) }

  func sleep(until deadline: Instant) async throws {
    try await scheduler.sleep(until: deadline.time)
  }
}

import IssueReporting
public import OpenCombine

/// A scheduler that a test should not use: each use is reported as an issue.
///
/// What is scheduled runs at once, so that a test goes on to its next mistake.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let name: String
  private let time: SchedulerTimeType

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - name: What issues call the scheduler.
  ///   - now: The time, which never changes.
  public init(_ name: String, now: SchedulerTimeType) {
    self.name = name
    time = now
  }

  /// The time, which never changes; reading it is reported.
  public var now: SchedulerTimeType {
    report("its time was read")
    return time
  }

  /// The least tolerance, which is zero; reading it is reported.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("its tolerance was read")
    return .zero
  }

  /// Reports an issue, and runs an action now.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report("an action was scheduled")
    action()
  }

  /// Reports an issue, and runs an action now.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report("an action was scheduled for later")
    action()
  }

  /// Reports an issue, and runs an action now, once.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - interval: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action.
  /// - Returns: A cancellable without effect.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    report("a repeating action was scheduled")
    action()
    return AnyCancellable {}
  }

  private func report(_ use: String) {
    reportIssue(
      """
      The scheduler \(name) has no value in tests, and \(use).

      • Hand the feature a scheduler: 'DispatchQueue.test.eraseToAnyScheduler()' to control the \
      time, or '.immediate' to ignore it.
      """)
  }
}

/// ``UnimplementedScheduler`` with the time and the options of a scheduler.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

import IssueReporting
public import OpenCombine

/// A scheduler that a test isn't expected to use.
///
/// Each use is reported as an issue.
///
/// Scheduled actions run immediately, so that the test continues.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let name: String
  private let time: SchedulerTimeType

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - name: The name of the scheduler in reported issues.
  ///   - now: The constant time.
  public init(_ name: String, now: SchedulerTimeType) {
    self.name = name
    time = now
  }

  /// The constant time.
  ///
  /// Reading it is reported as an issue.
  public var now: SchedulerTimeType {
    report("its time was read")
    return time
  }

  /// The minimum tolerance, which is zero.
  ///
  /// Reading it is reported as an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("its tolerance was read")
    return .zero
  }

  /// Reports an issue, and runs an action immediately.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report("an action was scheduled")
    action()
  }

  /// Reports an issue, and runs an action immediately.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report("an action was scheduled for later")
    action()
  }

  /// Reports an issue, and runs an action immediately, once.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - interval: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action to run.
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
      The scheduler \(name) has no test value, and \(use).

      • Override it: use 'DispatchQueue.test.eraseToAnyScheduler()' to control the time, or \
      '.immediate' to ignore it.
      """)
  }
}

/// An ``UnimplementedScheduler`` with the time and the options of a given scheduler type.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

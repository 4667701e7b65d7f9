public import OpenCombine

/// A scheduler that runs all actions immediately, regardless of their time.
///
/// ```swift
/// $0.mainQueue = .immediate
/// ```
///
/// A repeating action runs once. Combine's own `ImmediateScheduler` has a time type of its own, and
/// can't replace a queue; this type can.
public struct ImmediateSchedulerOf<Base: Scheduler>: Scheduler {
  /// The time type of the scheduler that it replaces.
  public typealias SchedulerTimeType = Base.SchedulerTimeType
  /// The options type of the scheduler that it replaces.
  public typealias SchedulerOptions = Base.SchedulerOptions

  /// The current time, which never changes.
  public let now: SchedulerTimeType

  /// Makes a scheduler.
  ///
  /// - Parameter now: The constant time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action immediately.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs an action immediately.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs an action immediately, once.
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
    action()
    return AnyCancellable {}
  }
}

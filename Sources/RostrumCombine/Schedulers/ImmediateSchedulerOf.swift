public import OpenCombine

/// A scheduler that runs everything at once, whatever its time.
///
/// ```swift
/// $0.mainQueue = .immediate
/// ```
///
/// A repeating action runs once. Combine's own `ImmediateScheduler` has a time of its own, and so
/// cannot take the place of a queue; this type can.
public struct ImmediateSchedulerOf<Base: Scheduler>: Scheduler {
  /// The time of the scheduler that it stands for.
  public typealias SchedulerTimeType = Base.SchedulerTimeType
  /// The options of the scheduler that it stands for.
  public typealias SchedulerOptions = Base.SchedulerOptions

  /// The time, which never changes.
  public let now: SchedulerTimeType

  /// Makes a scheduler.
  ///
  /// - Parameter now: The time, which never changes.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action now.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs an action now.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs an action now, once.
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
    action()
    return AnyCancellable {}
  }
}

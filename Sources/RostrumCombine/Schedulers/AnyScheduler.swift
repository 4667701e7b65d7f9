public import OpenCombine

/// A scheduler whose own type is hidden, but for its time and options.
///
/// A feature takes its scheduler as a dependency of this type, so that a test can hand it one that
/// the test controls:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue  // AnySchedulerOf<DispatchQueue>
///
/// $query.debounce(for: .milliseconds(300), scheduler: mainQueue)
/// ```
///
/// NB: unchecked because the schedulers that it hides may be used on any thread.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let time: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let soon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let later:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let repeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Hides the type of a scheduler.
  ///
  /// - Parameter scheduler: The scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    time = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    soon = scheduler.schedule(options:_:)
    later = scheduler.schedule(after:tolerance:options:_:)
    repeatedly = scheduler.schedule(after:interval:tolerance:options:_:)
  }

  /// The time now.
  public var now: SchedulerTimeType { time() }

  /// The least tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  /// Runs an action as soon as possible.
  ///
  /// - Parameters:
  ///   - options: How to run the action.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    soon(options, action)
  }

  /// Runs an action at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: How late the action may run.
  ///   - options: How to run the action.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    later(date, tolerance, options, action)
  }

  /// Runs an action again and again.
  ///
  /// - Parameters:
  ///   - date: The first time.
  ///   - interval: The interval.
  ///   - tolerance: How late the action may run.
  ///   - options: How to run the action.
  ///   - action: The action.
  /// - Returns: Stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(date, interval, tolerance, options, action)
  }
}

/// ``AnyScheduler`` with the time and the options of a scheduler.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Hides the type of the scheduler.
  ///
  /// - Returns: The scheduler as an ``AnyScheduler``.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    self as? AnyScheduler<SchedulerTimeType, SchedulerOptions> ?? AnyScheduler(self)
  }
}

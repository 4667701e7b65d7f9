public import OpenCombine

/// A type-erased scheduler, which preserves the types of time and options.
///
/// Declare a feature's scheduler as a dependency of this type, so that a test can replace it with
/// one that the test controls:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue  // AnySchedulerOf<DispatchQueue>
///
/// $query.debounce(for: .milliseconds(300), scheduler: mainQueue)
/// ```
///
/// NB: `@unchecked Sendable` because the schedulers it wraps may be used on any thread.
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

  /// Erases the type of a scheduler.
  ///
  /// - Parameter scheduler: The scheduler to wrap.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    time = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    soon = scheduler.schedule(options:_:)
    later = scheduler.schedule(after:tolerance:options:_:)
    repeatedly = scheduler.schedule(after:interval:tolerance:options:_:)
  }

  /// The current time.
  public var now: SchedulerTimeType { time() }

  /// The minimum tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  /// Runs an action as soon as possible.
  ///
  /// - Parameters:
  ///   - options: Options for running the action.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    soon(options, action)
  }

  /// Runs an action at a given time.
  ///
  /// - Parameters:
  ///   - date: The time at which to run the action.
  ///   - tolerance: The maximum delay.
  ///   - options: Options for running the action.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    later(date, tolerance, options, action)
  }

  /// Runs an action repeatedly at an interval.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The interval between runs.
  ///   - tolerance: The maximum delay.
  ///   - options: Options for running the action.
  ///   - action: The action to run.
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(date, interval, tolerance, options, action)
  }
}

/// An ``AnyScheduler`` with the time and the options of a given scheduler type.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Erases the type of the scheduler.
  ///
  /// - Returns: An ``AnyScheduler`` that wraps the scheduler.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    self as? AnyScheduler<SchedulerTimeType, SchedulerOptions> ?? AnyScheduler(self)
  }
}

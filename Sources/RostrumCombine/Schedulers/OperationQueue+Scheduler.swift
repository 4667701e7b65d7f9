import Dispatch
public import Foundation
public import OpenCombine

/// Adds actions as operations, with the dependencies that are current when they are scheduled.
extension OperationQueue: @retroactive Scheduler {
  /// The time of an operation queue.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options for running an action on an operation queue.
  ///
  /// There are no options.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Adds an action to the queue.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (context, action) = (SubscriberContext(), Unchecked(action))
    addOperation { context.run(action.value) }
  }

  /// Adds an action to the queue at a given time.
  ///
  /// - Parameters:
  ///   - date: The time at which to add the action.
  ///   - tolerance: Ignored, because Dispatch has no tolerance for a single action.
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let timer = DispatchQueue.global()
    let delay = now.distance(to: date).dispatchInterval
    timer.schedule(after: timer.now.advanced(by: delay)) { self.schedule(options: nil, action) }
  }

  /// Adds an action to the queue repeatedly at an interval.
  ///
  /// - Parameters:
  ///   - date: The time of the first run.
  ///   - interval: The interval between runs.
  ///   - tolerance: The maximum delay.
  ///   - options: Ignored.
  ///   - action: The action to run.
  /// - Returns: A cancellable that stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchQueue.global()
    let delay = now.distance(to: date).dispatchInterval
    return timer.schedule(
      after: timer.now.advanced(by: delay), interval: interval.dispatchInterval,
      tolerance: tolerance.dispatchInterval, options: nil
    ) { self.schedule(options: nil, action) }
  }
}

import Dispatch
public import Foundation
public import OpenCombine

/// An operation queue schedules its work as operations, with the dependencies of the code that
/// schedules.
extension OperationQueue: @retroactive Scheduler {
  /// A time of an operation queue.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// How an operation queue is to run an action: there is nothing to choose.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Adds an action to the queue.
  ///
  /// - Parameters:
  ///   - options: Nothing to choose.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (context, action) = (SubscriberContext(), Unchecked(action))
    addOperation { context.run(action.value) }
  }

  /// Adds an action to the queue at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: Ignored, as Dispatch has no tolerance for a single action.
  ///   - options: Nothing to choose.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let timer = DispatchQueue.global()
    let delay = now.distance(to: date).dispatchInterval
    timer.schedule(after: timer.now.advanced(by: delay)) { self.schedule(options: nil, action) }
  }

  /// Adds an action to the queue again and again.
  ///
  /// - Parameters:
  ///   - date: The first time.
  ///   - interval: The interval.
  ///   - tolerance: How late the action may be added.
  ///   - options: Nothing to choose.
  ///   - action: The action.
  /// - Returns: Stops the repetition.
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

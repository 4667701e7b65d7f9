import Dispatch
public import Foundation
public import OpenCombine
import RostrumCore
import RostrumRuntime

/// A run loop schedules its work with the dependencies of the code that schedules.
///
/// On Linux an asynchronous `main()` serves the main queue and runs no run loop. What is scheduled on
/// the main run loop, or on the current one of the main actor, therefore goes to the main queue,
/// where Apple's systems run it as well.
extension RunLoop: @retroactive Scheduler {
  /// A time of a run loop.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// How a run loop is to run an action: there is nothing to choose.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// The queue that does the work of this run loop, if the loop itself is not run.
  private var queue: DispatchQueue? {
    if self === RunLoop.main { return .main }
    return self === RunLoop.current && MainQueue.isCurrent ? .main : nil
  }

  /// Runs an action in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - options: Nothing to choose.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue { return queue.schedule(options: nil, action) }
    let (context, action) = (SubscriberContext(), Unchecked(action))
    perform { context.run(action.value) }
  }

  /// Runs an action at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: How late the action may run.
  ///   - options: Nothing to choose.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let queue {
      let delay = now.distance(to: date).dispatchInterval
      return queue.schedule(after: queue.now.advanced(by: delay), action)
    }
    let (context, action) = (SubscriberContext(), Unchecked(action))
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in
      context.run(action.value)
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
  }

  /// Runs an action again and again.
  ///
  /// - Parameters:
  ///   - date: The first time.
  ///   - interval: The interval.
  ///   - tolerance: How late the action may run.
  ///   - options: Nothing to choose.
  ///   - action: The action.
  /// - Returns: Stops the repetition.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue {
      let delay = now.distance(to: date).dispatchInterval
      return queue.schedule(
        after: queue.now.advanced(by: delay), interval: interval.dispatchInterval,
        tolerance: tolerance.dispatchInterval, options: nil, action)
    }
    let (context, action) = (SubscriberContext(), Unchecked(action))
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      context.run(action.value)
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    let unchecked = Unchecked(timer)
    return AnyCancellable { unchecked.value.invalidate() }
  }
}

import Dispatch
public import Foundation
public import OpenCombine
import RostrumCore
import RostrumRuntime

/// Runs actions with the dependencies that are current when they are scheduled.
///
/// On Linux, an asynchronous `main()` serves the main queue and runs no run loop. Actions scheduled
/// on the main run loop, or on the main actor's current one, therefore run on the main queue, as
/// they do on Apple's systems.
extension RunLoop: @retroactive Scheduler {
  /// The time of a run loop.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options for running an action on a run loop.
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

  /// The queue that replaces this run loop, if the loop itself isn't running.
  private var queue: DispatchQueue? {
    if self === RunLoop.main { return .main }
    return self === RunLoop.current && MainQueue.isCurrent ? .main : nil
  }

  /// Runs an action in the next iteration of the run loop.
  ///
  /// - Parameters:
  ///   - options: Ignored.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue { return queue.schedule(options: nil, action) }
    let (context, action) = (SubscriberContext(), Unchecked(action))
    perform { context.run(action.value) }
  }

  /// Runs an action at a given time.
  ///
  /// - Parameters:
  ///   - date: The time at which to run the action.
  ///   - tolerance: The maximum delay.
  ///   - options: Ignored.
  ///   - action: The action to run.
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

  /// Runs an action repeatedly at an interval.
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

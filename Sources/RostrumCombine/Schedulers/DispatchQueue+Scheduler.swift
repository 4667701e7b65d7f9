@preconcurrency public import Dispatch
public import OpenCombine

/// Runs actions asynchronously, with the dependencies that are current when they are scheduled.
extension DispatchQueue: @retroactive Scheduler {
  /// Options for running an action on a dispatch queue.
  public struct SchedulerOptions: Sendable {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the action belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - flags: The flags of the work item.
    ///   - group: The group that the action belongs to.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action as soon as the queue can.
  ///
  /// - Parameters:
  ///   - options: Options for running the action.
  ///   - action: The action to run.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let item = item(options, action)
    if let group = options.group {
      async(group: group, execute: item)
    } else {
      async(execute: item)
    }
  }

  /// Runs an action at a given time.
  ///
  /// - Parameters:
  ///   - date: The time at which to run the action.
  ///   - tolerance: Ignored, because Dispatch has no tolerance for a single action.
  ///   - options: Options for running the action.
  ///   - action: The action to run.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: item(options ?? SchedulerOptions(), action))
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
    let (context, action) = (SubscriberContext(), Unchecked(action))
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { context.run(action.value) }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }

  private func item(
    _ options: SchedulerOptions, _ action: @escaping () -> Void
  ) -> DispatchWorkItem {
    let (context, action) = (SubscriberContext(), Unchecked(action))
    return DispatchWorkItem(qos: options.qos, flags: options.flags) { context.run(action.value) }
  }
}

@preconcurrency public import Dispatch
public import OpenCombine

/// A dispatch queue schedules its work asynchronously, with the dependencies of the code that
/// schedules.
extension DispatchQueue: @retroactive Scheduler {
  /// How a dispatch queue is to run an action.
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

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action as soon as the queue can.
  ///
  /// - Parameters:
  ///   - options: How to run the action.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let item = item(options, action)
    if let group = options.group {
      async(group: group, execute: item)
    } else {
      async(execute: item)
    }
  }

  /// Runs an action at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: Ignored, as Dispatch has no tolerance for a single action.
  ///   - options: How to run the action.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: item(options ?? SchedulerOptions(), action))
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

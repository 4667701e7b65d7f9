public import Dispatch
public import Foundation
public import OpenCombine

extension DispatchQueue {
  /// A new scheduler that replaces a queue, and whose time a test controls.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // NB: A dispatch time of zero means now.
    TestScheduler(now: .init(DispatchTime(uptimeNanoseconds: 1)))
  }

  /// A scheduler that replaces a queue and runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateSchedulerOf(now: .init(DispatchTime(uptimeNanoseconds: 1)))
  }

  /// A scheduler that replaces a queue and reports each use as an issue.
  ///
  /// - Parameter name: The name of the scheduler in reported issues.
  /// - Returns: An unimplemented scheduler.
  public static func unimplemented(
    _ name: String = "DispatchQueue"
  ) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(name, now: .init(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A new scheduler that replaces a run loop, and whose time a test controls.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: .init(Date(timeIntervalSince1970: 0)))
  }

  /// A scheduler that replaces a run loop and runs actions immediately.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateSchedulerOf(now: .init(Date(timeIntervalSince1970: 0)))
  }

  /// A scheduler that replaces a run loop and reports each use as an issue.
  ///
  /// - Parameter name: The name of the scheduler in reported issues.
  /// - Returns: An unimplemented scheduler.
  public static func unimplemented(
    _ name: String = "RunLoop"
  ) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(name, now: .init(Date(timeIntervalSince1970: 0)))
  }
}

extension Scheduler where Self == AnySchedulerOf<DispatchQueue> {
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A scheduler that runs actions immediately.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A global queue.
  ///
  /// - Parameter qos: The quality of service.
  /// - Returns: The queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler that reports each use as an issue.
  ///
  /// - Parameter name: The name of the scheduler in reported issues.
  /// - Returns: An unimplemented scheduler.
  public static func unimplemented(_ name: String) -> Self {
    DispatchQueue.unimplemented(name).eraseToAnyScheduler()
  }
}

extension Scheduler where Self == AnySchedulerOf<RunLoop> {
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }

  /// A scheduler that runs actions immediately.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }

  /// A scheduler that reports each use as an issue.
  ///
  /// - Parameter name: The name of the scheduler in reported issues.
  /// - Returns: An unimplemented scheduler.
  public static func unimplemented(_ name: String) -> Self {
    RunLoop.unimplemented(name).eraseToAnyScheduler()
  }
}

public import Dispatch
public import Foundation
public import RostrumDependencies

extension DependencyValues {
  /// The main queue as a scheduler that tests can override.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  ///
  /// try await mainQueue.sleep(for: .seconds(1))
  /// ```
  ///
  /// It has no test value: override it with `DispatchQueue.test.eraseToAnyScheduler()` to control
  /// the time, or `.immediate` to ignore it. Features that don't use Combine are better served by
  /// `\.continuousClock`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop as a scheduler that tests can override.
  ///
  /// ```swift
  /// $0.mainRunLoop = .immediate
  /// ```
  ///
  /// It has no test value: override it with `RunLoop.test.eraseToAnyScheduler()` to control the
  /// time, or `.immediate` to ignore it.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
  static var testValue: AnySchedulerOf<DispatchQueue> {
    .unimplemented(#"@Dependency(\.mainQueue)"#)
  }
}

private enum MainRunLoopKey: DependencyKey {
  static var liveValue: AnySchedulerOf<RunLoop> { .main }
  static var testValue: AnySchedulerOf<RunLoop> {
    .unimplemented(#"@Dependency(\.mainRunLoop)"#)
  }
}

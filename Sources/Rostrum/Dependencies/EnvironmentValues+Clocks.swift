import RostrumDependencies
import RostrumViews

extension EnvironmentValues {
  /// A clock that advances while the system is asleep.
  ///
  /// ```swift
  /// @Environment(\.continuousClock) private var clock
  ///
  /// .task {
  ///   for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
  /// }
  /// ```
  ///
  /// It defaults to the dependency of the same name, so that views and features share a clock.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that doesn't advance while the system is asleep.
  ///
  /// It defaults to the dependency of the same name, so that views and features share a clock.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { DependencyValues.current.continuousClock }
}

private enum SuspendingClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { DependencyValues.current.suspendingClock }
}

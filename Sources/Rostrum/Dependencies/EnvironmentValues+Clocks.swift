import RostrumDependencies
import RostrumViews

extension EnvironmentValues {
  /// The clock that goes on while the machine sleeps.
  ///
  /// Where no view sets another one it is the dependency of that name, so that views and features go
  /// by one clock.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps.
  ///
  /// Where no view sets another one it is the dependency of that name, so that views and features go
  /// by one clock.
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

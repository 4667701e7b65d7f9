/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: a phone held upright, a narrow window.
  case compact
  /// Enough for things side by side.
  case regular
}

extension EnvironmentValues {
  /// How much room there is from side to side, where the host knows.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

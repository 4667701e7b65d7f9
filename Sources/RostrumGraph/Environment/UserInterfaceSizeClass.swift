/// The amount of space in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone held upright or in a narrow window.
  case compact
  /// Enough space for content side by side.
  case regular
}

extension EnvironmentValues {
  /// The amount of horizontal space, if the host reports it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

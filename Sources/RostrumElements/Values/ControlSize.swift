/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case mini
  /// A size smaller than the default.
  case small
  /// The default size.
  case regular
  /// A size larger than the default.
  case large
  /// A size for the most important control of a screen.
  case extraLarge
}

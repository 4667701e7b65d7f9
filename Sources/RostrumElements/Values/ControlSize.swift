/// How large controls are.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// As small as can be.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// For the one thing to do on a screen.
  case extraLarge
}

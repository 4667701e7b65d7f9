/// The shape of a button's border.
public enum ButtonBorderShape: String, Hashable, Sendable, CaseIterable {
  /// The default for the button's context.
  case automatic
  /// A capsule with semicircular ends.
  case capsule
  /// A rectangle with rounded corners.
  case roundedRectangle
  /// A circle, for a symbol.
  case circle
}

/// The outline of the borders of buttons.
public enum ButtonBorderShape: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the button stands.
  case automatic
  /// With round ends.
  case capsule
  /// With round corners.
  case roundedRectangle
  /// A circle, for a symbol.
  case circle
}

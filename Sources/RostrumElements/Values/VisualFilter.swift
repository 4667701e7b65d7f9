/// A filter that changes how a view is drawn.
public enum VisualFilter: Hashable, Sendable {
  /// Blurs with a radius in points.
  case blur(Double)
  /// Removes colour, from 0 for none to 1 for all.
  case grayscale(Double)
  /// Intensifies colours above 1, and weakens them below 1.
  case saturation(Double)
  /// Lightens colours above 0, and darkens them below 0.
  case brightness(Double)
  /// Increases the contrast above 1, and reduces it below 1.
  case contrast(Double)
  /// Rotates all hues.
  case hueRotation(Angle)
  /// Inverts all colours.
  case invert
}

/// A change of everything that a view draws.
public enum VisualFilter: Hashable, Sendable {
  /// Blurs by a radius, in points.
  case blur(Double)
  /// Takes colour away: 0 for none of it to 1 for all.
  case grayscale(Double)
  /// Makes colours stronger above 1, and weaker below.
  case saturation(Double)
  /// Makes colours lighter above 0, and darker below.
  case brightness(Double)
  /// Makes light and dark differ more above 1, and less below.
  case contrast(Double)
  /// Turns all hues.
  case hueRotation(Angle)
  /// Gives each colour its opposite.
  case invert
}

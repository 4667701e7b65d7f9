/// The height of the lines of a text.
public enum LineHeightLook: Hashable, Sendable {
  /// That of the theme, in proportion to the font.
  case normal
  /// Less than that of the theme.
  case tight
  /// More than that of the theme.
  case loose
  /// Each line has the height of what is in it.
  case variable
  /// A multiple of the size of the font.
  case multiple(Double)
  /// A length in points.
  case exact(Double)
  /// That of the theme, with a length in points in addition.
  case leading(Double)
}

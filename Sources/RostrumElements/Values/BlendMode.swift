/// How the colours of a view and of what is behind it become one.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The view is in front.
  case normal
  /// Darker: the product of both.
  case multiply
  /// Lighter: the opposite of the product of the opposites.
  case screen
  /// Darker where it is dark behind, lighter where it is light.
  case overlay
  /// The darker one of both.
  case darken
  /// The lighter one of both.
  case lighten
  /// Lighter behind by as much as the view is light.
  case colorDodge
  /// Darker behind by as much as the view is dark.
  case colorBurn
  /// As a soft light on what is behind.
  case softLight
  /// As a hard light on what is behind.
  case hardLight
  /// What both differ by.
  case difference
  /// As the difference, with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The lightness of the view.
  case luminosity
  /// The sum of both.
  case plusLighter
}

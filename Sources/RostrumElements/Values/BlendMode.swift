/// How the colours of a view blend with those behind it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The view covers what is behind it.
  case normal
  /// A darker result: the product of both colours.
  case multiply
  /// A lighter result: the inverse of the product of the inverses.
  case screen
  /// Darkens dark backgrounds and lightens light ones.
  case overlay
  /// The darker of both colours.
  case darken
  /// The lighter of both colours.
  case lighten
  /// Lightens the background according to the view's lightness.
  case colorDodge
  /// Darkens the background according to the view's darkness.
  case colorBurn
  /// A soft light on the background.
  case softLight
  /// A hard light on the background.
  case hardLight
  /// The difference of both colours.
  case difference
  /// The difference of both colours, with less contrast.
  case exclusion
  /// The hue of the view, with the background's saturation and luminosity.
  case hue
  /// The saturation of the view, with the background's hue and luminosity.
  case saturation
  /// The hue and saturation of the view, with the background's luminosity.
  case color
  /// The luminosity of the view, with the background's hue and saturation.
  case luminosity
  /// The sum of both colours.
  case plusLighter
}

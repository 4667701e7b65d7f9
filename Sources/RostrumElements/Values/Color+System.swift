extension Color {
  /// The names of the theme's colours.
  public enum SystemName: String, Hashable, Sendable, CaseIterable {
    /// The colour of text.
    case primary
    /// The colour of less important text.
    case secondary
    /// The colour of interactive content.
    case accent
    /// The theme's red.
    case red
    /// The theme's orange.
    case orange
    /// The theme's yellow.
    case yellow
    /// The theme's green.
    case green
    /// The theme's mint.
    case mint
    /// The theme's teal.
    case teal
    /// The theme's cyan.
    case cyan
    /// The theme's blue.
    case blue
    /// The theme's indigo.
    case indigo
    /// The theme's purple.
    case purple
    /// The theme's pink.
    case pink
    /// The theme's brown.
    case brown
    /// The theme's white.
    case white
    /// The theme's gray.
    case gray
    /// The theme's black.
    case black
    /// Fully transparent.
    case clear
    /// The colour of text of little importance.
    case tertiary
    /// The colour of text of the least importance.
    case quaternary
    /// The colour of thin lines.
    case separator
    /// The second of the theme's grays, from dark to light in light mode.
    case gray2
    /// The third of the theme's grays.
    case gray3
    /// The fourth of the theme's grays.
    case gray4
    /// The fifth of the theme's grays.
    case gray5
    /// The sixth of the theme's grays.
    case gray6
    /// The background of the whole interface.
    case systemBackground
    /// The background of content on the main background.
    case secondaryBackground
    /// The background of content on the secondary background.
    case tertiaryBackground
    /// The background of grouped content.
    case groupedBackground
    /// The background of rows in a group.
    case secondaryGroupedBackground
    /// The background of content on the rows of a group.
    case tertiaryGroupedBackground
    /// The background of a control.
    case fill
    /// The background of a control that stands out.
    case secondaryFill
  }

  /// The colour of text.
  public static let primary = Color(.system(.primary))
  /// The colour of less important text.
  public static let secondary = Color(.system(.secondary))
  /// The colour of interactive content.
  public static let accentColor = Color(.system(.accent))
  /// The theme's red.
  public static let red = Color(.system(.red))
  /// The theme's orange.
  public static let orange = Color(.system(.orange))
  /// The theme's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The theme's green.
  public static let green = Color(.system(.green))
  /// The theme's mint.
  public static let mint = Color(.system(.mint))
  /// The theme's teal.
  public static let teal = Color(.system(.teal))
  /// The theme's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The theme's blue.
  public static let blue = Color(.system(.blue))
  /// The theme's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The theme's purple.
  public static let purple = Color(.system(.purple))
  /// The theme's pink.
  public static let pink = Color(.system(.pink))
  /// The theme's brown.
  public static let brown = Color(.system(.brown))
  /// The theme's white.
  public static let white = Color(.system(.white))
  /// The theme's gray.
  public static let gray = Color(.system(.gray))
  /// The theme's black.
  public static let black = Color(.system(.black))
  /// Fully transparent.
  public static let clear = Color(.system(.clear))
}

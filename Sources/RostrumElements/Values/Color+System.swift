extension Color {
  /// The names of the theme's colours.
  public enum SystemName: String, Hashable, Sendable, CaseIterable {
    /// The colour of text.
    case primary
    /// The colour of text that matters less.
    case secondary
    /// The colour of what can be pressed.
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
    /// Nothing at all.
    case clear
    /// The colour of text that matters little.
    case tertiary
    /// The colour of text that matters least.
    case quaternary
    /// The colour of thin lines.
    case separator
    /// The second of the theme's grays, from dark to light in the light.
    case gray2
    /// The third of the theme's grays.
    case gray3
    /// The fourth of the theme's grays.
    case gray4
    /// The fifth of the theme's grays.
    case gray5
    /// The sixth of the theme's grays.
    case gray6
    /// What is behind everything.
    case systemBackground
    /// What is on top of the background.
    case secondaryBackground
    /// What is on top of that.
    case tertiaryBackground
    /// What is behind groups.
    case groupedBackground
    /// What is behind the rows of a group.
    case secondaryGroupedBackground
    /// What is on top of that.
    case tertiaryGroupedBackground
    /// What is behind a control.
    case fill
    /// What is behind a control that stands out.
    case secondaryFill
  }

  /// The colour of text.
  public static let primary = Color(.system(.primary))
  /// The colour of text that matters less.
  public static let secondary = Color(.system(.secondary))
  /// The colour of what can be pressed.
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
  /// Nothing at all.
  public static let clear = Color(.system(.clear))
}

// The named colours of UIKit.
extension UIColor {
  /// The exact colour black.
  public static let black = Self(.black)
  /// The exact colour white.
  public static let white = Self(.white)
  /// Fully transparent.
  public static let clear = Self(.clear)
  /// The exact colour gray.
  public static let gray = Self(Color(white: 0.5))
  /// The exact colour dark gray.
  public static let darkGray = Self(Color(white: 1.0 / 3))
  /// The exact colour light gray.
  public static let lightGray = Self(Color(white: 2.0 / 3))
  /// The exact colour red.
  public static let red = Self(Color(red: 1, green: 0, blue: 0))
  /// The exact colour green.
  public static let green = Self(Color(red: 0, green: 1, blue: 0))
  /// The exact colour blue.
  public static let blue = Self(Color(red: 0, green: 0, blue: 1))
  /// The exact colour cyan.
  public static let cyan = Self(Color(red: 0, green: 1, blue: 1))
  /// The exact colour magenta.
  public static let magenta = Self(Color(red: 1, green: 0, blue: 1))
  /// The exact colour yellow.
  public static let yellow = Self(Color(red: 1, green: 1, blue: 0))
  /// The exact colour orange.
  public static let orange = Self(Color(red: 1, green: 0.5, blue: 0))
  /// The exact colour purple.
  public static let purple = Self(Color(red: 0.5, green: 0, blue: 0.5))
  /// The exact colour brown.
  public static let brown = Self(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// The theme's red.
  public static let systemRed = Self(.red)
  /// The theme's orange.
  public static let systemOrange = Self(.orange)
  /// The theme's yellow.
  public static let systemYellow = Self(.yellow)
  /// The theme's green.
  public static let systemGreen = Self(.green)
  /// The theme's mint.
  public static let systemMint = Self(.mint)
  /// The theme's teal.
  public static let systemTeal = Self(.teal)
  /// The theme's cyan.
  public static let systemCyan = Self(.cyan)
  /// The theme's blue.
  public static let systemBlue = Self(.blue)
  /// The theme's indigo.
  public static let systemIndigo = Self(.indigo)
  /// The theme's purple.
  public static let systemPurple = Self(.purple)
  /// The theme's pink.
  public static let systemPink = Self(.pink)
  /// The theme's brown.
  public static let systemBrown = Self(.brown)
  /// The theme's gray.
  public static let systemGray = Self(.gray)
  /// The colour of interactive content.
  public static let tintColor = Self(.accentColor)
  /// The colour of links.
  public static let link = Self(.blue)
  /// One of the theme's grays, number 2.
  public static let systemGray2 = Self(Color(.system(.gray2)))
  /// One of the theme's grays, number 3.
  public static let systemGray3 = Self(Color(.system(.gray3)))
  /// One of the theme's grays, number 4.
  public static let systemGray4 = Self(Color(.system(.gray4)))
  /// One of the theme's grays, number 5.
  public static let systemGray5 = Self(Color(.system(.gray5)))
  /// One of the theme's grays, number 6.
  public static let systemGray6 = Self(Color(.system(.gray6)))
  /// The colour of text.
  public static let label = Self(.primary)
  /// The colour of less important text.
  public static let secondaryLabel = Self(.secondary)
  /// The colour of text of little importance.
  public static let tertiaryLabel = Self(Color(.system(.tertiary)))
  /// The colour of text of the least importance.
  public static let quaternaryLabel = Self(Color(.system(.quaternary)))
  /// The colour of placeholder text.
  public static let placeholderText = Self(Color(.system(.tertiary)))
  /// The colour of thin lines.
  public static let separator = Self(Color(.system(.separator)))
  /// The background of a small control.
  public static let systemFill = Self(Color(.system(.secondaryFill)))
  /// The background of a control.
  public static let secondarySystemFill = Self(Color(.system(.fill)))
  /// The background of the whole interface.
  public static let systemBackground = Self(Color(.system(.systemBackground)))
  /// The background of content on the main background.
  public static let secondarySystemBackground = Self(Color(.system(.secondaryBackground)))
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = Self(Color(.system(.tertiaryBackground)))
  /// The background of grouped content.
  public static let systemGroupedBackground = Self(Color(.system(.groupedBackground)))
  /// The background of rows in a group.
  public static let secondarySystemGroupedBackground = Self(
    Color(.system(.secondaryGroupedBackground)))
  /// The background of content on the rows of a group.
  public static let tertiarySystemGroupedBackground = Self(
    Color(.system(.tertiaryGroupedBackground)))
}

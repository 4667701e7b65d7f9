/// The formatting of a run of text.
public struct TextFormat: Hashable, Sendable, Codable {
  /// Whether the text is bold.
  public var isBold = false

  /// Whether the text is italic.
  public var isItalic = false

  /// Whether the text is underlined.
  public var isUnderlined = false

  /// Whether the text is struck through.
  public var isStruckThrough = false

  /// The color of the underline, or `nil` for that of the text.
  public var underlineColor: Color?

  /// The color of the strikethrough, or `nil` for that of the text.
  public var strikethroughColor: Color?

  /// Whether the text is monospaced.
  public var isMonospaced = false

  /// Whether the digits are monospaced.
  public var hasMonospacedDigits = false

  /// The offset above the baseline, in points.
  public var baselineOffset: Double = 0

  /// The spacing between characters, in points; ligatures are preserved.
  public var kerning: Double = 0

  /// The spacing between characters, in points; ligatures are broken up.
  public var tracking: Double = 0

  /// The font, or `nil` for the default font.
  public var font: Font?

  /// The font weight, from 100 to 900, or `nil` for the weight of the font.
  public var weight: Int?

  /// The name of the font design, or `nil` for the design of the font.
  public var design: String?

  /// The colour, or `nil` for the default colour.
  public var color: Color?

  /// The text that assistive technology reads instead.
  public var accessibilityLabel: String?

  /// Creates the formatting of plain text.
  public init() {}
}

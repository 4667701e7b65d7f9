/// How a stretch of text is set.
public struct TextFormat: Hashable, Sendable, Codable {
  /// Whether it is bold.
  public var isBold = false

  /// Whether it is italic.
  public var isItalic = false

  /// Whether it has a line under it.
  public var isUnderlined = false

  /// Whether it has a line through it.
  public var isStruckThrough = false

  /// Whether all its characters have one width.
  public var isMonospaced = false

  /// Whether its digits have one width.
  public var hasMonospacedDigits = false

  /// How far it stands above the line, in points.
  public var baselineOffset: Double = 0

  /// The space added between characters that are not a ligature, in points.
  public var kerning: Double = 0

  /// The space added between all characters, in points.
  public var tracking: Double = 0

  /// The letters, if they are not the usual ones.
  public var font: Font?

  /// How heavy the letters are, from 100 to 900, if it is not for the font to say.
  public var weight: Int?

  /// The kind of letters by its name, if it is not for the font to say.
  public var design: String?

  /// The colour, if it is not the usual one.
  public var color: Color?

  /// What is read aloud in its place.
  public var accessibilityLabel: String?

  /// Makes the format of plain text.
  public init() {}
}

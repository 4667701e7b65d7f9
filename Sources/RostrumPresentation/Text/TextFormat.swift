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

  /// What is read aloud in its place.
  public var accessibilityLabel: String?

  /// Makes the format of plain text.
  public init() {}
}

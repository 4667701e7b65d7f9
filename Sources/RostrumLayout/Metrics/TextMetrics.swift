public import RostrumElements

/// Measures text in a font.
///
/// ```swift
/// LayoutEngine(metrics: LayoutMetrics(text: DejaVuMetrics(.macOS)))
/// ```
public protocol TextMetrics: Sendable {
  /// Returns the width of words on one line, in points.
  ///
  /// - Parameters:
  ///   - words: Words without line breaks.
  ///   - font: The font of the words.
  /// - Returns: The width, including letter spacing.
  func width(of words: Substring, in font: TextFont) -> Double

  /// Returns the line height of a font, in points.
  func lineHeight(of font: TextFont) -> Double

  /// Returns the distance of the baseline from the top of a line, in points.
  func ascent(of font: TextFont) -> Double
}

/// The font of a text, with all properties that affect its size.
public struct TextFont: Hashable, Sendable {
  /// The typeface and size.
  public var base: Font.Base = .style(.body)
  /// The weight; the base's own if `nil`.
  public var weight: Font.Weight?
  /// The design; the base's own if `nil`.
  public var design: Font.Design?
  /// The letter spacing in addition to the font's own, in points.
  public var tracking = 0.0
  /// The space between lines in addition to the font's own, in points.
  public var leading = 0.0
  /// The height of lines; that of the font and the space between lines if `nil`.
  public var lineHeight: LineHeightLook?
  /// The factor by which text of the theme's sizes is larger than by default.
  public var scale = 1.0

  /// The factor of the size that the font itself has.
  public var factor = 1.0

  /// Creates the body font.
  public init() {}

  /// Creates a text font from a font.
  ///
  /// - Parameter font: The font.
  public init(_ font: Font) {
    base = font.base
    weight = font.weight
    design = font.design
    factor = font.scale
  }
}

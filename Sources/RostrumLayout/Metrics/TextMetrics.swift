public import RostrumElements

/// How wide and high words are in a font.
///
/// ```swift
/// LayoutEngine(metrics: LayoutMetrics(text: DejaVuMetrics(.macOS)))
/// ```
public protocol TextMetrics: Sendable {
  /// The width of words on one line, in points.
  ///
  /// - Parameters:
  ///   - words: Words without line breaks.
  ///   - font: The font of the words.
  /// - Returns: The width with the distances between the letters.
  func width(of words: Substring, in font: TextFont) -> Double

  /// The height of a line of a font, in points.
  func lineHeight(of font: TextFont) -> Double

  /// The distance of the baseline from the upper side of a line of a font, in points.
  func ascent(of font: TextFont) -> Double
}

/// The font of a text, with all that changes its size.
public struct TextFont: Hashable, Sendable {
  /// Where the letters come from.
  public var base: Font.Base = .style(.body)
  /// How heavy the letters are; the base's own if `nil`.
  public var weight: Font.Weight?
  /// The kind of letters; the base's own if `nil`.
  public var design: Font.Design?
  /// The distance between letters beyond the font's own, in points.
  public var tracking = 0.0

  /// Running text.
  public init() {}

  /// Takes over what a font says.
  ///
  /// - Parameter font: The font of the theme or of a size.
  public init(_ font: Font) {
    base = font.base
    weight = font.weight
    design = font.design
  }
}

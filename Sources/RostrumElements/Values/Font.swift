public import Foundation

/// The font of a text: a style of the theme or a size, with modifications.
///
/// ```swift
/// Text("00:59").font(.title.monospacedDigit())
/// Text("!").font(.system(size: 40, weight: .bold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
  /// The typeface and size.
  public var base: Base
  /// The weight; the base's own if `nil`.
  public var weight: Weight?
  /// The design; the base's own if `nil`.
  public var design: Design?
  /// Whether the text is italic.
  public var isItalic = false
  /// Whether all digits have the same width.
  public var hasMonospacedDigits = false
  /// Which letters are drawn as small capitals; none for `nil`.
  public var smallCapitals: SmallCapitals?
  /// The width of the letters; the base's own if `nil`.
  public var width: Width?
  /// The factor of the base's size.
  public var scale = 1.0
  /// The line spacing; the base's own if `nil`.
  public var leading: Leading?

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The typeface and size of a font.
  public enum Base: Hashable, Sendable {
    /// A text style of the theme, whose size follows the reader's setting.
    case style(TextStyle)
    /// The theme's typeface at a size in points.
    case size(Double)
    /// A typeface by name at a size in points.
    case custom(String, size: Double)
  }

  /// The text styles of the theme.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// The weight of a font, from thin to heavy.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The line spacing of a font.
  public enum Leading: String, Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }

  /// The design of a typeface.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }
}

extension Font {
  /// The title of a whole screen.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A first-level title.
  public static let title = Font(.style(.title))
  /// A second-level title.
  public static let title2 = Font(.style(.title2))
  /// A third-level title.
  public static let title3 = Font(.style(.title3))
  /// The heading of a paragraph or row.
  public static let headline = Font(.style(.headline))
  /// The line below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// Body text.
  public static let body = Font(.style(.body))
  /// Slightly emphasized text.
  public static let callout = Font(.style(.callout))
  /// A footnote.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(.style(.caption2))

  /// A text style of the theme with a different design or weight.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The theme's typeface at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// A typeface by name at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// A typeface by name at a size in points that follows the reader's setting for a text style.
  ///
  /// A browser has one setting for all styles.
  ///
  /// - Parameters:
  ///   - name: The name of the typeface.
  ///   - size: The size in points.
  ///   - textStyle: The text style.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// A typeface by name at a size in points that doesn't follow the reader's setting.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize))
  }

  /// Returns the font with a different line spacing.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// Returns the font with a different weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font with digits of equal width, so that changing numbers don't shift.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}

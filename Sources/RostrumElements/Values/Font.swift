public import Foundation

/// How letters look: a style of the theme or a size, and what is changed about it.
///
/// ```swift
/// Text("00:59").font(.title.monospacedDigit())
/// Text("!").font(.system(size: 40, weight: .bold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
  /// Where the letters come from.
  public var base: Base
  /// How heavy the letters are; the base's own if `nil`.
  public var weight: Weight?
  /// The kind of letters; the base's own if `nil`.
  public var design: Design?
  /// Whether the letters are slanted.
  public var isItalic = false
  /// Whether all digits have one width.
  public var hasMonospacedDigits = false
  /// Whether small letters are drawn as small large ones.
  public var hasSmallCaps = false
  /// The distance between lines; the base's own if `nil`.
  public var leading: Leading?

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// Where letters come from.
  public enum Base: Hashable, Sendable {
    /// A style of the theme, whose size follows the reader's setting.
    case style(TextStyle)
    /// The theme's letters in a size, in points.
    case size(Double)
    /// Letters by name in a size, in points.
    case custom(String, size: Double)
  }

  /// The styles of the theme.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// How heavy letters are, from thin to heavy.
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

  /// The distances between lines.
  public enum Leading: String, Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }

  /// The kinds of letters.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }
}

extension Font {
  /// The title of a whole screen.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title of the first order.
  public static let title = Font(.style(.title))
  /// A title of the second order.
  public static let title2 = Font(.style(.title2))
  /// A title of the third order.
  public static let title3 = Font(.style(.title3))
  /// The heading of a paragraph or row.
  public static let headline = Font(.style(.headline))
  /// The line below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// Text that stands out a little.
  public static let callout = Font(.style(.callout))
  /// A note below something.
  public static let footnote = Font(.style(.footnote))
  /// The words below a picture.
  public static let caption = Font(.style(.caption))
  /// Smaller words below a picture.
  public static let caption2 = Font(.style(.caption2))

  /// A style of the theme with another kind or weight of letters.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The theme's letters in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Letters by name in a size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// Letters by name in a size, in points, that the reader's setting does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize))
  }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// The font with small large letters in place of small ones.
  public func smallCaps() -> Font {
    var font = self
    font.hasSmallCaps = true
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits of one width, so that counting numbers stand still.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}

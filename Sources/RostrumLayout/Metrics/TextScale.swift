public import RostrumElements

/// The font sizes and line heights of text styles, in points.
public struct TextScale: Hashable, Sendable {
  /// The font size and line height of a text style.
  public struct Line: Hashable, Sendable {
    /// The font size.
    public var size: Double
    /// The line height.
    public var height: Double

    /// Creates a line.
    public init(size: Double, height: Double) {
      self.size = size
      self.height = height
    }
  }

  private let lines: [Line]
  /// The ratio of line height to font size, for fonts without a text style.
  public let ratio: Double

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - ratio: The ratio of line height to font size, for fonts without a text style.
  ///   - line: Returns the font size and line height of a text style.
  public init(ratio: Double, _ line: (Font.TextStyle) -> Line) {
    self.ratio = ratio
    lines = Font.TextStyle.allCases.map(line)
  }

  /// The font size and line height of a font with the properties of a text.
  ///
  /// - Parameter font: The font.
  /// - Returns: The line of the font's style, scaled unless the app chose the size in points.
  public func line(of font: TextFont) -> Line {
    var line = line(of: font.base)
    if case .style = font.base {
      line.size *= font.scale
      line.height *= font.scale
    }
    line.size *= font.factor
    line.height *= font.factor
    line.height += font.leading
    if let look = font.lineHeight { line.height = height(of: look, in: line) }
    return line
  }

  private func height(of look: LineHeightLook, in line: Line) -> Double {
    switch look {
    case .normal: line.size * ratio
    case .tight: line.size * 1.15
    case .loose: line.size * 1.6
    case .variable: line.height
    case .multiple(let factor): line.size * max(factor, 0)
    case .exact(let length): max(length, 0)
    case .leading(let length): max(line.size * ratio + length, 0)
    }
  }

  /// The font size and line height of a font.
  public func line(of base: Font.Base) -> Line {
    switch base {
    case .style(let style): lines[style.place]
    case .size(let size), .custom(_, let size):
      Line(size: size, height: (size * ratio).rounded(.up))
    }
  }
}

extension TextScale {
  /// The text styles of macOS: body text is 13 points with lines of 16 points (Human Interface
  /// Guidelines, Typography).
  public static let macOS = TextScale(ratio: 1.2) { style in
    switch style {
    case .largeTitle: Line(size: 26, height: 32)
    case .title: Line(size: 22, height: 26)
    case .title2: Line(size: 17, height: 22)
    case .title3: Line(size: 15, height: 20)
    case .headline, .body: Line(size: 13, height: 16)
    case .callout: Line(size: 12, height: 15)
    case .subheadline: Line(size: 11, height: 14)
    case .footnote, .caption, .caption2: Line(size: 10, height: 13)
    }
  }

  /// The text styles of the theme in browsers, at 16 pixels for `1rem`.
  public static let theme = TextScale(ratio: 1.3) { style in
    switch style {
    case .largeTitle: Line(size: 34, height: 40.8)
    case .title: Line(size: 28, height: 34.16)
    case .title2: Line(size: 22, height: 28.16)
    case .title3: Line(size: 20, height: 25)
    case .headline, .body: Line(size: 17, height: 22.1)
    case .callout: Line(size: 16, height: 21.12)
    case .subheadline: Line(size: 15, height: 20.1)
    case .footnote: Line(size: 13, height: 18.07)
    case .caption: Line(size: 12, height: 16.08)
    case .caption2: Line(size: 11, height: 13.09)
    }
  }
}

extension Font.TextStyle {
  /// The index of the style among all cases.
  fileprivate var place: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }
}

public import Foundation
import RostrumElements
import RostrumGraph

extension Text {
  /// The lines of a text as a browser has set them, which a ``TextRenderer`` draws.
  ///
  /// A layout is a collection of its lines, a line of its runs, and a run of its slices, each a letter that
  /// the browser doesn't set apart.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether the text has more words than the lines.
    public let isTruncated: Bool

    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }

    /// The line at an index.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    /// The left end of the baseline.
    public var origin: CGPoint

    /// The index of the first run.
    public var startIndex: Int { runs.startIndex }
    /// The index after the last run.
    public var endIndex: Int { runs.endIndex }

    /// The run at an index.
    public subscript(index: Int) -> Run { runs[index] }

    /// The size and the place of the line.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds(runs.map(\.typographicBounds), baseline: origin.y)
      bounds.origin = origin
      return bounds
    }
  }

  /// The place of a character in the words of a text, in UTF-16 code units.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int

    /// Whether a character is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }

    /// The number of code units to another character.
    public func distance(to other: Self) -> Int { other.offset &- offset }

    /// The place that many code units later.
    public func advanced(by n: Int) -> Self { Self(offset: offset &+ n) }
  }

  /// The size and the place of a part of a text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    /// The width.
    public var width: CGFloat = 0
    /// The height above the baseline.
    public var ascent: CGFloat = 0
    /// The depth below the baseline.
    public var descent: CGFloat = 0
    /// The room between lines that the font asks for, which a browser counts to the lines: 0.
    public var leading: CGFloat = 0

    /// Creates the bounds of nothing.
    public init() {}

    /// The box of the part.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How a part of a text is drawn.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters are placed between pixels as well, as a browser places those of a drawing in any case.
    public static let disablesSubpixelQuantization = Self(rawValue: 1)
  }
}

extension Text.Layout.TypographicBounds {
  /// The bounds around others.
  init(_ parts: [Self], baseline: CGFloat) {
    guard let first = parts.first else { return }
    let left = parts.map(\.origin.x).min() ?? first.origin.x
    let right = parts.map { $0.origin.x + $0.width }.max() ?? left
    origin = CGPoint(x: left, y: baseline)
    width = right - left
    ascent = parts.map { baseline - $0.rect.minY }.max() ?? 0
    descent = parts.map { $0.rect.maxY - baseline }.max() ?? 0
  }
}

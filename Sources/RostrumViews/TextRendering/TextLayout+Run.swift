import Foundation
import RostrumElements
import RostrumGraph

extension Text.Layout {
  /// A part of a line with one style and the same attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let source: TextRun
    let clusters: [Cluster]
    /// The left end of the baseline, and the height and depth of the font.
    let bounds: TypographicBounds
    /// The direction in which the run is written.
    public let layoutDirection: LayoutDirection

    /// A grapheme cluster of the run.
    struct Cluster: Equatable {
      /// The letters.
      var words: String
      /// The place of the first code unit in the text.
      var index: CharacterIndex
      var x: CGFloat
      var width: CGFloat
    }

    /// The index of the first slice.
    public var startIndex: Int { clusters.startIndex }
    /// The index after the last slice.
    public var endIndex: Int { clusters.endIndex }

    /// The slice at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// The value of a type that the app has attached to the run; `nil` without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { source.attributes[key] }

    /// The places of the slices' first characters in the text.
    public var characterIndices: [CharacterIndex] { clusters.map(\.index) }

    /// The size and the place of the run.
    public var typographicBounds: TypographicBounds { bounds(of: clusters.indices) }

    func bounds(of range: Range<Int>) -> TypographicBounds {
      var bounds = bounds
      let clusters = clusters[range]
      let left = clusters.map(\.x).min() ?? bounds.origin.x
      bounds.origin.x = left
      bounds.width = (clusters.map { $0.x + $0.width }.max() ?? left) - left
      return bounds
    }
  }

  /// A part of a run, usually one letter.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The indices of the letters in the run.
    public var indices: Range<Int>

    /// Creates a part of a run.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - indices: The indices of the letters in the run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.clusters.indices)
    }

    /// The index of the first letter.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last letter.
    public var endIndex: Int { indices.upperBound }

    /// The letter at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    /// The value of a type that the app has attached to the run; `nil` without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The places of the letters' first characters in the text.
    public var characterIndices: [CharacterIndex] { run.clusters[indices].map(\.index) }

    /// The size and the place of the slice.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

    /// The letters, without spaces that the page doesn't show.
    var words: String { run.clusters[indices].map(\.words).joined() }
  }
}

extension Text.Layout {
  /// Creates the layout of a text that a host has set; `nil` if it has set a different text.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  init?(_ text: TypesetText, of runs: [TextRun]) {
    guard text.digest == TypesetText.digest(of: runs.map(\.words)) else { return nil }
    var (starts, start) = ([Int](), 0)
    for run in runs {
      starts.append(start)
      start += run.words.utf16.count
    }
    var lines: [Line] = []
    for line in text.lines {
      var parts: [Run] = []
      for part in line.runs {
        guard runs.indices.contains(part.index),
          let run = Run(
            part, of: runs[part.index], baseline: line.baseline, from: starts[part.index])
        else { return nil }
        parts.append(run)
      }
      let left = parts.map(\.typographicBounds.origin.x).min() ?? 0
      lines.append(Line(runs: parts, origin: CGPoint(x: left, y: line.baseline)))
    }
    self.init(lines: lines, isTruncated: text.isTruncated)
  }
}

extension Text.Layout.Run {
  fileprivate init?(
    _ part: TypesetText.Run, of source: TextRun, baseline: Double, from start: Int
  ) {
    let units = source.words.utf16
    var clusters: [Cluster] = []
    var (index, offset) = (units.startIndex, 0)
    for cluster in part.clusters {
      guard
        let first = units.index(
          index, offsetBy: cluster.offset - offset, limitedBy: units.endIndex),
        let last = units.index(first, offsetBy: cluster.length, limitedBy: units.endIndex),
        let words = String(units[first..<last])
      else { return nil }
      clusters.append(
        Cluster(
          words: words, index: Text.Layout.CharacterIndex(offset: start + cluster.offset),
          x: cluster.x, width: cluster.width))
      (index, offset) = (last, cluster.offset + cluster.length)
    }
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin.y = baseline + part.shift
    bounds.ascent = part.ascent
    bounds.descent = part.descent
    self.init(
      source: source, clusters: clusters, bounds: bounds,
      layoutDirection: part.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

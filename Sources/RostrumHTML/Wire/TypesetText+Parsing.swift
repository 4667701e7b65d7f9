import Foundation
import RostrumElements

extension TypesetText {
  /// Parses the values of a report.
  ///
  /// The values are numbers: the digest of the words, whether the text is truncated, its place in its box,
  /// its size, and the lines. Each line has its baseline, a count, and that many runs. Each run has its
  /// index, whether it is written from right to left, its ascent, its descent, its shift, a count, and that
  /// many clusters. Each cluster has the number of code units after the one before, its length, the distance
  /// of its left edge from the right edge of the one before, and its width; the first begins at 0.
  ///
  /// O(n) in the values.
  package init?(_ values: ArraySlice<JSONScalar>) {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, numbers.count >= 6,
      let digest = UInt32(exactly: numbers[0])
    else { return nil }
    var reader = NumberReader(rest: numbers[6...])
    var lines: [Line] = []
    while !reader.rest.isEmpty {
      guard let baseline = reader.number(), let count = reader.count() else { return nil }
      var runs: [Run] = []
      for _ in 0..<count {
        guard let run = Run(&reader) else { return nil }
        runs.append(run)
      }
      lines.append(Line(baseline: baseline, runs: runs))
    }
    self.init(
      lines, size: CGSize(width: numbers[4], height: numbers[5]),
      origin: CGPoint(x: numbers[2], y: numbers[3]), isTruncated: numbers[1] != 0, digest: digest)
  }
}

extension TypesetText.Run {
  fileprivate init?(_ reader: inout NumberReader) {
    guard let index = reader.integer(), let direction = reader.number(),
      let ascent = reader.number(), let descent = reader.number(), let shift = reader.number(),
      let count = reader.count()
    else { return nil }
    var clusters: [TypesetText.Cluster] = []
    var (end, edge) = (0, 0.0)
    for _ in 0..<count {
      guard let skipped = reader.integer(), let length = reader.integer(),
        let gap = reader.number(), let width = reader.number()
      else { return nil }
      let cluster = TypesetText.Cluster(
        offset: end + skipped, length: length, x: edge + gap, width: width)
      clusters.append(cluster)
      (end, edge) = (cluster.offset + length, cluster.x + width)
    }
    self.init(
      index, isRightToLeft: direction != 0, ascent: ascent, descent: descent, shift: shift,
      clusters: clusters)
  }
}

/// Reads numbers one after the other.
private struct NumberReader {
  var rest: ArraySlice<Double>

  mutating func number() -> Double? { rest.popFirst() }

  mutating func integer() -> Int? {
    number().flatMap { Int(exactly: $0) }.flatMap { $0.magnitude < 1_000_000 ? $0 : nil }
  }

  /// Reads a number of parts, each of which has at least one number.
  mutating func count() -> Int? {
    integer().flatMap { $0 >= 0 && $0 <= rest.count ? $0 : nil }
  }
}

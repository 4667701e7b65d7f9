import Foundation

extension Path {
  /// Returns the parts of the path's line that are in the inside of another path.
  ///
  /// Curves become lines that are no more than a tenth of a point away from them. Where the line
  /// goes along the outline of the other path, either may be returned.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule for the inside of the other path instead of the
  ///     nonzero rule.
  /// - Returns: Open lines, and those closed ones that are inside as a whole.
  /// - Complexity: O(*n* *m*) in the numbers of lines of both paths, plus O(*c* *m*) for *c* crossings.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(where: true, in: other, eoFill)
  }

  /// Returns the parts of the path's line that aren't in the inside of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule for the inside of the other path instead of the
  ///     nonzero rule.
  /// - Returns: Open lines, and those closed ones that are outside as a whole.
  /// - Complexity: That of ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(where: false, in: other, eoFill)
  }

  private func line(where isInside: Bool, in other: Path, _ eoFill: Bool) -> Path {
    let area = Path { path in
      for line in other.polylines { path.addLines(line.points) }
    }
    let outline = other.polylines.flatMap(\.outline)
    return Path { path in
      for line in polylines {
        var way = line.points
        if line.isClosed, let first = way.first { way.append(first) }
        var parts = way.parts(cutAt: outline) { area.contains($0, eoFill: eoFill) == isInside }
        let isWhole = parts.count == 1 && parts[0].first == way.first && parts[0].last == way.last
        if line.isClosed, parts.count > 1, parts[0].first == way.first,
          parts[parts.count - 1].last == way.first
        {
          parts[0] = parts.removeLast() + parts[0].dropFirst()
        }
        for part in parts { path.addLines(line.isClosed && isWhole ? part.dropLast() : part) }
        if line.isClosed, isWhole { path.closeSubpath() }
      }
    }
  }
}

extension Polyline {
  /// The lines around the area of the points, as their ends.
  fileprivate var outline: [(CGPoint, CGPoint)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }
}

extension [CGPoint] {
  /// The parts of a line between its crossings with others whose middles are wanted.
  fileprivate func parts(
    cutAt outline: [(CGPoint, CGPoint)], _ isWanted: (CGPoint) -> Bool
  ) -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var isOpen = false
    for (start, end) in zip(self, dropFirst()) where start != end {
      let cuts = outline.compactMap { start.share(to: end, cutBy: $0) }.sorted()
      var former = 0.0
      for cut in cuts + [1] where cut > former {
        let (from, to) = (
          start.mixed(with: end, former), cut == 1 ? end : start.mixed(with: end, cut)
        )
        if isWanted(start.mixed(with: end, (former + cut) / 2)) {
          if isOpen { parts[parts.count - 1].append(to) } else { parts.append([from, to]) }
          isOpen = true
        } else {
          isOpen = false
        }
        former = cut
      }
    }
    return parts
  }
}

extension CGPoint {
  /// How far along the way to another point a line crosses it, as a fraction; `nil` if it doesn't.
  fileprivate func share(to end: CGPoint, cutBy line: (CGPoint, CGPoint)) -> Double? {
    let (x, y) = (end.x - self.x, end.y - self.y)
    let (lineX, lineY) = (line.1.x - line.0.x, line.1.y - line.0.y)
    let cross = x * lineY - y * lineX
    guard cross != 0 else { return nil }
    let (offsetX, offsetY) = (line.0.x - self.x, line.0.y - self.y)
    let share = (offsetX * lineY - offsetY * lineX) / cross
    let lineShare = (offsetX * y - offsetY * x) / cross
    return share > 0 && share < 1 && lineShare >= 0 && lineShare <= 1 ? share : nil
  }
}

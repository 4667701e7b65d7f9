import Foundation

extension [AreaEdge] {
  /// The edges, divided such that they meet in their ends only, each of them once.
  ///
  /// Where edges cross, and where they pass an end of another by less than half a grid line, all of
  /// them get a common end on the grid: Hobby, *Practical segment intersection with finite precision
  /// output*. An edge that was moved can cross others, so this goes on until none does.
  ///
  /// - Complexity: O(*n* log *n* + *k*) for *n* edges of which *k* pairs are next to each other in
  ///   both directions; O(*n*²) at worst.
  func dividedAtCrossings() -> [AreaEdge] {
    var edges = merged()
    for _ in 0..<8 {
      let (crossings, isCrossed) = edges.crossings()
      if !isCrossed { break }
      edges = edges.divided(at: crossings).merged()
    }
    return edges
  }

  /// The edges with one in place of those between the same points, without those that go back what
  /// others go forth.
  private func merged() -> [AreaEdge] {
    var windings: [[GridPoint]: Windings] = [:]
    for edge in self {
      windings[[edge.start, edge.end], default: Windings()] =
        windings[[edge.start, edge.end], default: Windings()] + edge.windings
    }
    return windings.compactMap { ends, windings in
      windings == Windings() ? nil : AreaEdge(from: ends[0], to: ends[1], windings)
    }
  }

  /// The ends of all edges and the points of the grid where they cross; whether an edge has such a
  /// point that isn't its end.
  private func crossings() -> (points: [GridPoint], isCrossed: Bool) {
    var points = Set(flatMap { [$0.start, $0.end] })
    var isCrossed = false
    let edges = sorted { $0.start < $1.start }
    var active: [AreaEdge] = []
    for edge in edges {
      active.removeAll { $0.end.x < edge.start.x }
      for other in active {
        switch edge.meeting(with: other) {
        case .nowhere: break
        case .atEnd: isCrossed = true
        case .crossing(let point):
          isCrossed = true
          points.insert(point)
        }
      }
      active.append(edge)
    }
    return (points.sorted(), isCrossed)
  }

  /// The edges by way of each of some points that they pass by less than half a grid line.
  private func divided(at points: [GridPoint]) -> [AreaEdge] {
    flatMap { edge in
      var way = points[points.range(from: edge.start.x - 1, through: edge.end.x + 1)]
        .filter { edge.passes($0) }
      way.sort {
        let (left, right) = (edge.start.dot(edge.end, $0), edge.start.dot(edge.end, $1))
        return left != right ? left < right : $0 < $1
      }
      return zip(way, way.dropFirst()).compactMap { AreaEdge(from: $0, to: $1, edge.windings) }
    }
  }
}

extension AreaEdge {
  fileprivate enum Meeting {
    case nowhere
    /// In the end of one that isn't an end of the other.
    case atEnd
    /// At the point of the grid next to where both continue.
    case crossing(GridPoint)
  }

  /// Where two edges meet other than in an end of both.
  fileprivate func meeting(with other: AreaEdge) -> Meeting {
    let (low, high) = (min(start.y, end.y), max(start.y, end.y))
    let (otherLow, otherHigh) = (min(other.start.y, other.end.y), max(other.start.y, other.end.y))
    guard low <= otherHigh, otherLow <= high, start.x <= other.end.x, other.start.x <= end.x
    else { return .nowhere }
    let sides = (start.cross(end, other.start), start.cross(end, other.end))
    let otherSides = (other.start.cross(other.end, start), other.start.cross(other.end, end))
    if sides.0.signum() * sides.1.signum() < 0, otherSides.0.signum() * otherSides.1.signum() < 0 {
      let share = Double(otherSides.0) / (Double(otherSides.0) - Double(otherSides.1))
      return .crossing(
        GridPoint(
          x: start.x + Int((Double(end.x - start.x) * share).rounded()),
          y: start.y + Int((Double(end.y - start.y) * share).rounded())))
    }
    let touches =
      sides.0 == 0 && contains(other.start) || sides.1 == 0 && contains(other.end)
      || otherSides.0 == 0 && other.contains(start) || otherSides.1 == 0 && other.contains(end)
    return touches ? .atEnd : .nowhere
  }

  /// Whether a point of the line through the edge is between its ends.
  private func contains(_ point: GridPoint) -> Bool { start < point && point < end }

  /// Whether the edge meets the square of a grid line's width around a point.
  fileprivate func passes(_ point: GridPoint) -> Bool {
    if point == start || point == end { return true }
    let (low, high) = (min(start.y, end.y), max(start.y, end.y))
    guard (start.x...end.x).contains(point.x), (low...high).contains(point.y) else { return false }
    return 2 * abs(start.cross(end, point)) <= end.x - start.x + high - low
  }
}

extension [GridPoint] {
  /// The indices of the points between two lines of the grid, if the points are in order.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func range(from first: Int, through last: Int) -> Range<Int> {
    index(of: first)..<index(of: last + 1)
  }

  private func index(of x: Int) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle].x < x {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

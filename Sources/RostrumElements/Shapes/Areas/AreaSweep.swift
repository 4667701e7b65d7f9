/// Finds the edges that separate the inside of an area from its outside.
///
/// A vertical line goes over the edges from left to right. It keeps those that it meets from bottom
/// to top, each with the windings of the place above it.
struct AreaSweep {
  /// The edges on the line, from bottom to top.
  private var active: [(edge: AreaEdge, above: Windings)] = []
  private let isInside: (Windings) -> Bool

  private init(_ isInside: @escaping (Windings) -> Bool) {
    self.isInside = isInside
  }

  /// The directed edges that have the inside of an area on their left, and its outside on their
  /// right.
  ///
  /// - Parameters:
  ///   - edges: Edges that meet in their ends only.
  ///   - isInside: Whether a place with some windings is inside the area.
  /// - Returns: The edges, as their ends.
  /// - Complexity: O(*n* log *n* + *n* *m*), where *m* is the number of edges on the line.
  static func boundary(
    of edges: [AreaEdge], _ isInside: @escaping (Windings) -> Bool
  ) -> [(from: GridPoint, to: GridPoint)] {
    var sweep = AreaSweep(isInside)
    let starting = Dictionary(grouping: edges, by: \.start)
    let points = Set(edges.flatMap { [$0.start, $0.end] }).sorted()
    return points.flatMap { sweep.pass($0, starting[$0] ?? []) }
  }

  /// Replaces the edges that end in a point by those that start there.
  private mutating func pass(
    _ point: GridPoint, _ starting: [AreaEdge]
  ) -> [(from: GridPoint, to: GridPoint)] {
    let place = active.firstIndexAbove(point)
    var end = place
    while end < active.count, active[end].edge.end == point { end += 1 }
    var below = place > 0 ? active[place - 1].above : Windings()
    var boundary: [(from: GridPoint, to: GridPoint)] = []
    let ordered = starting.sorted { point.cross($0.end, $1.end) > 0 }
    let entries = ordered.map { edge in
      let above = below + edge.windings
      if isInside(above) != isInside(below) {
        boundary.append(isInside(above) ? (edge.start, edge.end) : (edge.end, edge.start))
      }
      below = above
      return (edge, above)
    }
    active.replaceSubrange(place..<end, with: entries)
    return boundary
  }
}

extension [(edge: AreaEdge, above: Windings)] {
  /// The index of the first edge that goes through a point or above it.
  fileprivate func firstIndexAbove(_ point: GridPoint) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle].edge.start.cross(self[middle].edge.end, point) > 0 {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

/// A line of one or both of the outlines that are combined.
struct AreaEdge: Hashable {
  /// The end that a sweep meets first.
  var start: GridPoint
  /// The other end.
  var end: GridPoint
  /// How often the outlines go along the edge from its start to its end, less how often they go back.
  var windings: Windings

  /// Creates the edge between two points; `nil` if they are the same.
  init?(from: GridPoint, to: GridPoint, _ windings: Windings) {
    if from == to { return nil }
    let goesForward = from < to
    start = goesForward ? from : to
    end = goesForward ? to : from
    self.windings = goesForward ? windings : Windings() - windings
  }
}

/// How often each of two outlines goes around a place, counted against the clock.
struct Windings: Hashable {
  var first = 0
  var second = 0

  static func + (left: Self, right: Self) -> Self {
    Self(first: left.first + right.first, second: left.second + right.second)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(first: left.first - right.first, second: left.second - right.second)
  }
}

extension [AreaEdge] {
  /// The edges of closed outlines.
  ///
  /// - Complexity: O(*n*) in the number of points.
  init(_ lines: [Polyline], on grid: AreaGrid, _ windings: Windings) {
    self.init()
    for line in lines where line.points.count > 1 {
      var former = grid[line.points[line.points.count - 1]]
      for point in line.points {
        let next = grid[point]
        if let edge = AreaEdge(from: former, to: next, windings) { append(edge) }
        former = next
      }
    }
  }
}

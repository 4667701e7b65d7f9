import Foundation

extension Path {
  /// Returns the outline of what a line along the path covers.
  ///
  /// ```swift
  /// let ring = Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: 8, dash: [20, 6]))
  /// let both = ring.union(Path(rect))
  /// ```
  ///
  /// The outline consists of lines that are no more than two tenths of a point away from the exact
  /// one, and doesn't cross itself. A pattern of more than 10,000 dashes is a solid line.
  ///
  /// - Parameter style: The width, the ends, the corners and the dashes of the line.
  /// - Returns: The outline; an empty path if the width isn't positive.
  /// - Complexity: O(*n* log *n* + *k*) for *n* lines and dashes, *k* pairs of which are close to each
  ///   other; O(*n*²) at worst.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroke = StrokePieces(style)
    for line in polylines {
      for dash in style.dashes(of: line.way) { stroke.add(dash) }
    }
    return stroke.path.normalized(eoFill: false)
  }
}

/// A line with its corners, as a stroke follows it.
struct StrokeWay {
  /// A point of the line.
  struct Stop {
    var point: CGPoint
    /// Whether the point is within a curve, where the line has no corner.
    var isSmooth = false
  }

  /// The points, without repeated neighbors.
  var stops: [Stop] = []
  /// Whether the last point is joined to the first.
  var isClosed = false

  /// Adds a point, unless the line is there already.
  mutating func add(_ stop: Stop) {
    if stops.last?.point != stop.point { stops.append(stop) }
  }
}

extension Polyline {
  /// The line for a stroke; a point alone isn't one.
  fileprivate var way: StrokeWay {
    var way = StrokeWay(isClosed: isClosed)
    guard points.count > 1 || isClosed else { return way }
    for (index, point) in points.enumerated() {
      way.add(StrokeWay.Stop(point: point, isSmooth: smoothPoints.contains(index)))
    }
    if isClosed, way.stops.count > 1, way.stops.last?.point == points.first {
      way.stops.removeLast()
    }
    return way
  }
}

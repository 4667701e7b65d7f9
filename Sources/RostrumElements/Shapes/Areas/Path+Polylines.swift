import Foundation

/// The points of a subpath whose curves are lines.
struct Polyline {
  /// The points; the first one isn't repeated at the end of a closed line.
  var points: [CGPoint]
  /// Whether the last point is joined to the first.
  var isClosed = false
  /// The indices of the points at which the outline of the path has no corner of its own: those
  /// within a curve.
  var smoothPoints: Set<Int> = []
}

extension Path {
  /// The greatest distance of a line from the curve that it stands for, in points.
  package static let areaTolerance = 0.1

  /// The path with coordinates whose products are finite.
  private var bounded: Path {
    let largest = 1e100
    return finite.mapPoints { point in
      CGPoint(
        x: min(max(point.x, -largest), largest), y: min(max(point.y, -largest), largest))
    }
  }

  /// The subpaths with lines in place of curves.
  ///
  /// - Complexity: O(*n*) in the number of lines; that of a curve grows with the square root of its
  ///   size.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    var line: Polyline?
    var start = CGPoint.zero
    func end() {
      if let line, !line.points.isEmpty { lines.append(line) }
      line = nil
    }
    func add(_ points: [CGPoint]) {
      // Without `move(to:)`, a line begins where the last subpath did.
      var extended = line ?? Polyline(points: [start])
      let first = extended.points.count
      extended.points += points
      extended.smoothPoints.formUnion(first..<(first + points.count - 1))
      line = extended
    }
    for element in bounded.elements {
      let place = line?.points.last ?? start
      switch element {
      case .move(let point):
        end()
        start = point
        line = Polyline(points: [point])
      case .line(let point): add([point])
      case .quadCurve(let point, let control): add(place.quadratic(to: point, control))
      case .curve(let point, let first, let second): add(place.cubic(to: point, first, second))
      case .closeSubpath:
        line?.isClosed = true
        end()
      }
    }
    end()
    return lines
  }
}

extension CGPoint {
  /// Points on a quadratic curve that starts here, up to and including its end.
  fileprivate func quadratic(to end: CGPoint, _ control: CGPoint) -> [CGPoint] {
    cubic(to: end, mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
  }

  /// Points on a cubic curve that starts here, up to and including its end.
  fileprivate func cubic(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) -> [CGPoint] {
    let bend = max(bend(first, second), first.bend(second, end))
    // The distance of a chord from a curve is at most 6/8 of its bend, divided by the square of the
    // number of chords.
    let exact = bend.isFinite ? (0.75 * bend / Path.areaTolerance).squareRoot().rounded(.up) : 1000
    let steps = Int(min(max(exact, 1), 1000))
    return (1...steps).map { step in
      if step == steps { return end }
      let share = Double(step) / Double(steps)
      let (near, middle, far) = (
        mixed(with: first, share), first.mixed(with: second, share), second.mixed(with: end, share)
      )
      return near.mixed(with: middle, share).mixed(with: middle.mixed(with: far, share), share)
    }
  }

  /// How far three points are from being evenly spaced on a line.
  private func bend(_ middle: CGPoint, _ end: CGPoint) -> Double {
    hypot(x - 2 * middle.x + end.x, y - 2 * middle.y + end.y)
  }

  /// A point on the line to another point.
  func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

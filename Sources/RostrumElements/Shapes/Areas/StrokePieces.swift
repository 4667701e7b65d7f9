import Foundation

/// The pieces that make up strokes: a box for each line, and shapes at corners and ends.
///
/// All pieces go around in the same direction, so that the nonzero rule joins them.
struct StrokePieces {
  /// The pieces, each of which is a subpath.
  private(set) var path = Path()
  private let style: StrokeStyle
  private let radius: Double

  init(_ style: StrokeStyle) {
    self.style = style
    radius = min(style.lineWidth, 1e100) / 2
  }

  /// Adds the pieces of a line.
  mutating func add(_ way: StrokeWay) {
    let stops = way.stops
    guard stops.count > 1 else {
      if let point = stops.first?.point { addDot(at: point) }
      return
    }
    var ways = zip(stops, stops.dropFirst()).map { StrokeWay.Line($0.point, $1.point) }
    if way.isClosed {
      ways.append(StrokeWay.Line(stops[stops.count - 1].point, stops[0].point))
    }
    for line in ways { addBox(of: line) }
    for index in 1..<ways.count {
      addCorner(from: ways[index - 1], to: ways[index], isSmooth: stops[index].isSmooth)
    }
    if way.isClosed {
      addCorner(from: ways[ways.count - 1], to: ways[0], isSmooth: stops[0].isSmooth)
    } else {
      addCap(at: ways[0].start, pointing: (-ways[0].x, -ways[0].y))
      let last = ways[ways.count - 1]
      addCap(at: last.end, pointing: (last.x, last.y))
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private mutating func addBox(of line: StrokeWay.Line) {
    let (x, y) = (line.y * radius, -line.x * radius)
    add([
      line.start.moved(x, y), line.end.moved(x, y), line.end.moved(-x, -y),
      line.start.moved(-x, -y),
    ])
  }

  // MARK: Corners

  private mutating func addCorner(
    from line: StrokeWay.Line, to next: StrokeWay.Line, isSmooth: Bool
  ) {
    let point = next.start
    let turn = atan2(line.x * next.y - line.y * next.x, line.x * next.x + line.y * next.y)
    guard abs(turn) > 1e-9 else { return }
    // The corner is on the side from which the line turns away.
    let side = turn > 0 ? radius : -radius
    let outer = point.moved(line.y * side, -line.x * side)
    let nextOuter = point.moved(next.y * side, -next.x * side)
    // Within a curve, arcs are as close to its stroke as the lines are to the curve.
    let join = isSmooth ? .round : style.lineJoin
    let sharpness = 1 / cos(turn / 2)
    if join == .round {
      add([point] + arc(around: point, from: outer, by: turn))
    } else if join == .miter, sharpness.isFinite, sharpness <= style.miterLimit {
      let reach = side * tan(abs(turn) / 2) * (turn > 0 ? 1 : -1)
      add([point, outer, outer.moved(line.x * reach, line.y * reach), nextOuter])
    } else {
      add([point, outer, nextOuter])
    }
  }

  /// The points of an arc, with both ends.
  private func arc(around center: CGPoint, from start: CGPoint, by turn: Double) -> [CGPoint] {
    let step = 2 * acos(max(0, 1 - Path.areaTolerance / radius))
    let count = max(1, Int(min((abs(turn) / step).rounded(.up), 1000)))
    let first = atan2(start.y - center.y, start.x - center.x)
    return (0...count).map { index in
      let angle = first + turn * Double(index) / Double(count)
      return center.moved(radius * cos(angle), radius * sin(angle))
    }
  }

  // MARK: Ends

  private mutating func addCap(at point: CGPoint, pointing way: (x: Double, y: Double)) {
    let side = point.moved(way.y * radius, -way.x * radius)
    switch style.lineCap {
    case .butt: break
    case .round: add(arc(around: point, from: side, by: .pi))
    case .square:
      let other = point.moved(-way.y * radius, way.x * radius)
      add([
        side, side.moved(way.x * radius, way.y * radius),
        other.moved(way.x * radius, way.y * radius), other,
      ])
    }
  }

  /// Adds what a line without a length draws.
  private mutating func addDot(at point: CGPoint) {
    guard style.lineCap != .butt else { return }
    addCap(at: point, pointing: (1, 0))
    addCap(at: point, pointing: (-1, 0))
  }
}

extension StrokeWay {
  /// A line with its direction.
  fileprivate struct Line {
    let start: CGPoint
    let end: CGPoint
    /// The direction, whose length is 1.
    let x: Double
    let y: Double

    init(_ start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      let length = hypot(end.x - start.x, end.y - start.y)
      (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: self.x + x, y: self.y + y)
  }
}

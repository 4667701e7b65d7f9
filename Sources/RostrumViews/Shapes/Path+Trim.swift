public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let segments = self.segments
    let total = segments.reduce(0) { $0 + $1.length }
    let from = start.clamped(to: 0...1) * total
    let to = end.clamped(to: 0...1) * total
    guard to > from else { return Path() }
    var path = Path()
    var last: CGPoint?
    var done: CGFloat = 0
    for segment in segments where segment.length > 0 {
      defer { done += segment.length }
      let first = max(0, (from - done) / segment.length)
      let final = min(1, (to - done) / segment.length)
      guard first < final else { continue }
      let piece = segment.part(from: first, to: final)
      if last != piece.start { path.move(to: piece.start) }
      piece.draw(in: &path)
      last = piece.end
    }
    return path
  }

  /// The lines and curves, each with its start.
  private var segments: [Segment] {
    var result: [Segment] = []
    var begin = CGPoint(x: 0, y: 0)
    var current = begin
    for element in elements {
      switch element {
      case .move(let point):
        begin = point
        current = point
      case .line(let point):
        result.append(.line(current, point))
        current = point
      case .quadCurve(let point, let control):
        let first = current.towards(control, 2 / 3)
        result.append(.curve(current, first, point.towards(control, 2 / 3), point))
        current = point
      case .curve(let point, let control1, let control2):
        result.append(.curve(current, control1, control2, point))
        current = point
      case .closeSubpath:
        result.append(.line(current, begin))
        current = begin
      }
    }
    return result
  }
}

/// A line or curve with its start.
private enum Segment {
  case line(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .curve(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .curve(_, _, _, let end): end
    }
  }

  /// The length; a curve is approximated by 16 chords.
  var length: CGFloat {
    switch self {
    case .line(let start, let end): start.distance(to: end)
    case .curve:
      (1...16).reduce(0) { sum, step in
        sum + point(CGFloat(step - 1) / 16).distance(to: point(CGFloat(step) / 16))
      }
    }
  }

  func point(_ place: CGFloat) -> CGPoint {
    part(from: 0, to: place).end
  }

  /// The part between two fractions, by de Casteljau's algorithm.
  func part(from first: CGFloat, to last: CGFloat) -> Segment {
    switch self {
    case .line(let start, let end):
      return .line(start.towards(end, first), start.towards(end, last))
    case .curve(let a, let b, let c, let d):
      let head = Segment.split(a, b, c, d, at: last).head
      guard first > 0 else { return .curve(head.0, head.1, head.2, head.3) }
      let tail = Segment.split(head.0, head.1, head.2, head.3, at: first / last).tail
      return .curve(tail.0, tail.1, tail.2, tail.3)
    }
  }

  typealias Points = (CGPoint, CGPoint, CGPoint, CGPoint)

  static func split(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at place: CGFloat
  ) -> (head: Points, tail: Points) {
    let ab = a.towards(b, place)
    let bc = b.towards(c, place)
    let cd = c.towards(d, place)
    let abc = ab.towards(bc, place)
    let bcd = bc.towards(cd, place)
    let middle = abc.towards(bcd, place)
    return ((a, ab, abc, middle), (middle, bcd, cd, d))
  }

  func draw(in path: inout Path) {
    switch self {
    case .line(_, let end): path.addLine(to: end)
    case .curve(_, let control1, let control2, let end):
      path.addCurve(to: end, control1: control1, control2: control2)
    }
  }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

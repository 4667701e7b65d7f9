import Foundation
import RostrumElements

/// The outline within which a box is drawn.
struct OutlineAtom: StyleAtom {
  enum Name: String, CaseIterable { case clipPath, clipPathEvenOdd }
  var name: Name
  var operand: AtomPolygon

  var declarations: String {
    let rule = name == .clipPathEvenOdd ? "evenodd," : ""
    return "clip-path:polygon(\(rule)\(operand.css))"
  }

  var atom: Atom { .outline(self) }
}

/// A polygon in percent of a box, with a limited number of corners.
struct AtomPolygon: AtomOperand {
  private var corners: [AtomPair]

  /// The maximum number of corners: a token has at most 600 bytes.
  private static let maximum = 40

  /// Creates the polygon closest to a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - size: The size that stands for the box.
  init(_ path: Path, in size: CGSize) {
    let points = path.corners(maximum: Self.maximum)
    corners = points.map { point in
      // A tenth of a percent is less than a pixel of any screen's width.
      AtomPair(Self.percent(point.x / size.width), Self.percent(point.y / size.height))
    }
  }

  private static func percent(_ share: Double) -> Double {
    (share.clamped(to: -1...2) * 1000).rounded() / 10
  }

  init?(_ reader: inout AtomReader) {
    corners = []
    while !reader.isAtEnd {
      guard corners.count < Self.maximum, let corner = AtomPair(&reader) else { return nil }
      corners.append(corner)
    }
  }

  func write(to token: inout AtomWriter) {
    for corner in corners { corner.write(to: &token) }
  }

  /// The corners in CSS notation; a polygon without corners has no inside.
  var css: String {
    if corners.isEmpty { return "0 0" }
    return corners.map { "\($0.x)% \($0.y)%" }.joined(separator: ",")
  }
}

extension Path {
  /// The corners of one polygon with the same inside, with curves as lines.
  ///
  /// A figure that follows the first is joined to it by two lines along each other, which have no
  /// inside.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  fileprivate func corners(maximum: Int) -> [CGPoint] {
    let curves = elements.count { if case .curve = $0 { true } else { $0.isQuadratic } }
    let lines = elements.count + 2 * figureCount - curves
    let steps = max(1, min(12, (maximum - lines) / max(curves, 1)))
    var corners: [CGPoint] = []
    var starts: [CGPoint] = []
    var place = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if let start = starts.last { corners.append(start) }
        starts.append(point)
        corners.append(point)
        place = point
      case .line(let point):
        corners.append(point)
        place = point
      case .quadCurve(let end, let control):
        let first = place.toward(control, by: 2 / 3)
        let second = end.toward(control, by: 2 / 3)
        corners += place.curve(to: end, first, second, steps: steps)
        place = end
      case .curve(let end, let first, let second):
        corners += place.curve(to: end, first, second, steps: steps)
        place = end
      case .closeSubpath:
        if let start = starts.last { place = start }
      }
    }
    if starts.count > 1 { corners += starts.reversed() }
    return Array(corners.lazy.filter { $0.x.isFinite && $0.y.isFinite }.prefix(maximum))
  }

  private var figureCount: Int {
    elements.count { if case .move = $0 { true } else { false } }
  }
}

extension Path.Element {
  fileprivate var isQuadratic: Bool {
    if case .quadCurve = self { true } else { false }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, by share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Points on a cubic curve that starts here, up to and including its end.
  fileprivate func curve(
    to end: CGPoint, _ first: CGPoint, _ second: CGPoint, steps: Int
  ) -> [CGPoint] {
    (1...steps).map { step in
      let share = Double(step) / Double(steps)
      let near = toward(first, by: share)
      let middle = first.toward(second, by: share)
      let far = second.toward(end, by: share)
      let before = near.toward(middle, by: share)
      return before.toward(middle.toward(far, by: share), by: share)
    }
  }
}

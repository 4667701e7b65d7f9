import Foundation

extension Path {
  /// The path with 0 in the place of coordinates that aren't finite, which nothing can draw.
  ///
  /// - Complexity: O(*n*) in the elements of the path.
  package var finite: Path {
    if elements.allSatisfy(\.isFinite) { return self }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point.finite)
      case .line(let point): path.addLine(to: point.finite)
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: point.finite, control: control.finite)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point.finite, control1: control1.finite, control2: control2.finite)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let point, let control): point.isFinite && control.isFinite
    case .curve(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  fileprivate var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

import Foundation

extension Path {
  /// The path with 0 in place of coordinates that aren't finite, which can't be drawn.
  ///
  /// - Complexity: O(*n*) in the elements of the path.
  package var finite: Path {
    elements.allSatisfy(\.isFinite) ? self : mapPoints(\.finite)
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

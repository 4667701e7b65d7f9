import Foundation

extension ShapeOutline {
  /// Whether a point is in the interior of the outline.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rect: The frame of the shape.
  /// - Returns: Whether the point is in the interior.
  package func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    guard rect.contains(point) else { return false }
    switch self {
    case .rectangle: return true
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      let path = Path {
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
      }
      return path.contains(point)
    case .ellipse: return Path(ellipseIn: rect).contains(point)
    case .path(let path, let size):
      var place = CGPoint(x: point.x - rect.minX, y: point.y - rect.minY)
      if let size {
        place.x *= size.width / rect.width
        place.y *= size.height / rect.height
      }
      return path.contains(place)
    }
  }
}

import Foundation

/// A box with round corners.
struct RoundedBox: Hashable {
  let rect: CGRect
  /// The radius of the corners, which are at most semicircles.
  let radius: Double

  /// Whether a point is in the box and not outside of its corners.
  func contains(_ point: CGPoint) -> Bool {
    guard rect.contains(point) else { return false }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let x = max(0, radius - min(point.x - rect.minX, rect.maxX - point.x))
    let y = max(0, radius - min(point.y - rect.minY, rect.maxY - point.y))
    return x * x + y * y <= radius * radius
  }
}

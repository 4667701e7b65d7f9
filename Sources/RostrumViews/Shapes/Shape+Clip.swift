import Foundation
package import RostrumElements

extension Shape {
  /// The shape as what a part of a drawing is clipped to.
  ///
  /// - Parameter isEvenOdd: Whether parts that are enclosed an even number of times are outside.
  /// - Returns: The shape.
  package nonisolated func clip(isEvenOdd: Bool) -> ChartDrawing.Clip {
    switch box?.boxCorners {
    case .radius(let radius): return .rounded(radius)
    case .capsule: return .rounded(BoxCorners.largest)
    case .ellipse: return .ellipse
    case .radii, nil: break
    }
    if erased is Circle { return .circle }
    let size = CGSize(width: 300, height: 300)
    return .path(
      path(in: CGRect(origin: .zero, size: size)).finite, in: size, isEvenOdd: isEvenOdd)
  }
}

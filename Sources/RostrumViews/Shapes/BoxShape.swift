/// A shape that a host can draw as a box with rounded corners, at any size.
public nonisolated protocol BoxShape: InsettableShape {
  /// The rounding of the corners.
  var boxCorners: BoxCorners { get }
}

/// The rounding of a box's corners.
public enum BoxCorners: Hashable, Sendable {
  /// Corners with a radius, in points.
  case radius(Double)
  /// Corners as round as the shorter side allows.
  case capsule
  /// An ellipse that touches all four sides.
  case ellipse

  /// The radius of a box that is only clipped.
  var radius: Double {
    switch self {
    case .radius(let radius): radius
    case .capsule, .ellipse: BoxCorners.largest
    }
  }

  /// A radius that exceeds half of any side.
  static let largest = 9999.0
}

/// A shape that a host can draw as a box with round corners, whatever the size.
public nonisolated protocol BoxShape: InsettableShape {
  /// How round the corners are.
  var boxCorners: BoxCorners { get }
}

/// How round the corners of a box are.
public enum BoxCorners: Hashable, Sendable {
  /// As round as a radius, in points.
  case radius(Double)
  /// As round as the shorter side allows.
  case capsule
  /// An ellipse that touches all four sides.
  case ellipse

  /// The radius that a box has which is only clipped.
  var radius: Double {
    switch self {
    case .radius(let radius): radius
    case .capsule, .ellipse: BoxCorners.largest
    }
  }

  /// A radius that is larger than half of any side.
  static let largest = 9999.0
}

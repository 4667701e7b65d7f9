import Foundation

/// A shape that a host can draw as a box with rounded corners, at any size.
public nonisolated protocol BoxShape: InsettableShape {
  /// The rounding of the corners.
  var boxCorners: BoxCorners { get }
}

/// The rounding of a box's corners.
public enum BoxCorners: Hashable, Sendable {
  /// Corners with a radius, in points.
  case radius(Double)
  /// Corners with a radius each.
  case radii(RectangleCornerRadii)
  /// Corners as round as the shorter side allows.
  case capsule
  /// An ellipse that touches all four sides.
  case ellipse

  /// The radius of a box that is only clipped; the largest of several.
  var radius: Double {
    switch self {
    case .radius(let radius): radius
    case .radii(let radii):
      max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
    case .capsule, .ellipse: BoxCorners.largest
    }
  }

  /// The property of a box that is only clipped.
  var style: StyleProperty {
    if case .radii(let radii) = self { .cornerRadii(radii) } else { .cornerRadius(radius) }
  }

  /// The corners of the box within the sides.
  ///
  /// - Parameter amount: The distance from the sides, in points.
  /// - Returns: The corners.
  func inset(by amount: CGFloat) -> BoxCorners {
    switch self {
    case .radius(let radius): .radius(max(radius - amount, 0))
    case .radii(let radii):
      .radii(
        RectangleCornerRadii(
          topLeading: max(radii.topLeading - amount, 0),
          bottomLeading: max(radii.bottomLeading - amount, 0),
          bottomTrailing: max(radii.bottomTrailing - amount, 0),
          topTrailing: max(radii.topTrailing - amount, 0)))
    case .capsule, .ellipse: self
    }
  }

  /// A radius that exceeds half of any side.
  static let largest = 9999.0
}

/// A shape whose corners depend on what is around it.
protocol SurroundedShape {
  /// The corners of the shape in an environment.
  func boxCorners(in environment: EnvironmentValues) -> BoxCorners
}

extension BoxShape {
  /// The corners of the shape in an environment.
  nonisolated func corners(in environment: EnvironmentValues) -> BoxCorners {
    (self as? any SurroundedShape)?.boxCorners(in: environment) ?? boxCorners
  }
}

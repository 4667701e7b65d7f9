public import Foundation

/// An outline for any size, which can be filled and drawn.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([
///         CGPoint(x: rect.midX, y: rect.minY),
///         CGPoint(x: rect.maxX, y: rect.maxY),
///         CGPoint(x: rect.minX, y: rect.maxY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Hosts lay out, so nobody knows the size when the path is made: it is made for a square of 300
/// points, and a host fits that square into the space that the shape gets.
public nonisolated protocol Shape: Sendable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A shape whose outline can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a distance in points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

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

@MainActor
extension Shape {
  /// The shape filled in the colour of the content around.
  public var body: ShapeView<Self> {
    ShapeView(shape: self, fill: .foreground)
  }
}

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

public import Foundation

/// A two-dimensional outline that can be drawn at any size.
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
/// Hosts perform the layout, so the size isn't known when the path is created. The path is created
/// for a square of 300 points, which a host fits into the space of the shape.
public nonisolated protocol Shape: _Outline, View {
  /// The path of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the shape is for: an area, unless the app says otherwise.
  static var role: ShapeRole { get }
}

/// What a shape is besides a view; apps conform to ``Shape``.
///
/// NB: In a module whose code is on the main actor by default, the types that conform to a protocol of views are on
/// it, too, unless they also conform to one that isn't of views and requires `Sendable`.
public nonisolated protocol _Outline: Sendable {
  /// The path of the shape in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be inset.
///
/// ```swift
/// struct Ring: InsettableShape {
///   var edge = 0.0
///
///   func path(in rect: CGRect) -> Path {
///     Path(ellipseIn: rect.insetBy(dx: edge, dy: edge))
///   }
///
///   func inset(by amount: CGFloat) -> Ring { Ring(edge: edge + amount) }
/// }
/// ```
public nonisolated protocol InsettableShape: _Insettable, Shape
where InsetShape: InsettableShape {
  /// The shape, inset by a distance in points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// What can be inset; apps conform to ``InsettableShape``.
///
/// NB: The requirement is that of a protocol without views for the reason that ``_Outline`` has.
public nonisolated protocol _Insettable: Sendable {
  /// The type of the inset shape.
  associatedtype InsetShape

  /// The shape, inset by a distance in points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

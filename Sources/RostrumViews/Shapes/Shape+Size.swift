public import Foundation
public import RostrumElements

/// A shape of a fixed size in its rectangle.
struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// The path of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path {
    let corner = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: corner, size: size))
  }
}

extension Shape {
  /// The shape in a rectangle of a fixed size, from the upper left corner of the available one.
  ///
  /// Its path is that of a square of 300 points, as that of any shape: see ``Shape``.
  ///
  /// - Parameter size: The size.
  /// - Returns: The shape.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape in a rectangle of a fixed size, from the upper left corner of the available one.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  /// - Returns: The shape.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a rectangle of a fixed size at a point of the available one.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - anchor: The point at which both rectangles meet.
  /// - Returns: The shape.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of a fixed size at a point of the available one.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - anchor: The point at which both rectangles meet.
  /// - Returns: The shape.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

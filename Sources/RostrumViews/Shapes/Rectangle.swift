public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: BoxShape {
  var inset: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners without rounding.
  public var boxCorners: BoxCorners { .radius(0) }
}

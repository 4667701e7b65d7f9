public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: BoxShape {
  var inset: CGFloat = 0

  /// A rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The rectangle, smaller on all sides.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners that are not round.
  public var boxCorners: BoxCorners { .radius(0) }
}

public import Foundation

/// The largest circle centred in a rectangle.
public nonisolated struct Circle: InsettableShape {
  var inset: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - inset, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The circle, inset on all sides.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

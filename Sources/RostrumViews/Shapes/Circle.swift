public import Foundation

/// The largest circle in the middle of a rectangle.
public nonisolated struct Circle: InsettableShape {
  var inset: CGFloat = 0

  /// A circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - inset, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The circle, smaller on all sides.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

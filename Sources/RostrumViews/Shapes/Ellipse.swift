public import Foundation

/// The largest ellipse in a rectangle.
public nonisolated struct Ellipse: BoxShape {
  var inset: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }

  /// The ellipse, inset on all sides.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners that meet in the middle of each side.
  public var boxCorners: BoxCorners { .ellipse }
}

public import Foundation

/// The largest ellipse in a rectangle.
public nonisolated struct Ellipse: BoxShape {
  var inset: CGFloat = 0

  /// An ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }

  /// The ellipse, smaller on all sides.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners that meet in the middle of each side.
  public var boxCorners: BoxCorners { .ellipse }
}

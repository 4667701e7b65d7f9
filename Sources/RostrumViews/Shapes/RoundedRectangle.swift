public import Foundation

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: BoxShape {
  /// The size of the corners in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle with corners of a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: rect.insetBy(dx: inset, dy: inset), cornerSize: cornerSize, style: style)
    }
  }

  /// The rectangle, smaller on all sides.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners of the size's width.
  public var boxCorners: BoxCorners { .radius(cornerSize.width) }
}

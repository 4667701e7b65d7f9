public import Foundation

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: BoxShape {
  /// The size of the corners in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates a rectangle with a corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a corner size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: rect.insetBy(dx: inset, dy: inset), cornerSize: cornerSize, style: style)
    }
  }

  /// The rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners with the width of the corner size as radius.
  public var boxCorners: BoxCorners { .radius(cornerSize.width) }
}

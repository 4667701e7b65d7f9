public import Foundation

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: BoxShape {
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle whose shorter sides are half circles.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller on all sides.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners as round as the shorter side allows.
  public var boxCorners: BoxCorners { .capsule }
}

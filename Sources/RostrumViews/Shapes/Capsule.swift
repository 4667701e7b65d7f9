public import Foundation

/// A rectangle with semicircles at its shorter sides.
public nonisolated struct Capsule: BoxShape {
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, inset on all sides.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners as round as the shorter side allows.
  public var boxCorners: BoxCorners { .capsule }
}

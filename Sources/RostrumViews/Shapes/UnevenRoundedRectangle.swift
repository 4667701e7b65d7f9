public import Foundation

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: BoxShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The shape of the corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The shape of the corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    guard case .radii(let radii) = boxCorners else { return Path(rect) }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  /// The rectangle, inset on all sides.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners with the radii, less the inset.
  public var boxCorners: BoxCorners { BoxCorners.radii(cornerRadii).inset(by: inset) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The shape of the corners.
  /// - Returns: The rectangle.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The shape of the corners.
  /// - Returns: The rectangle.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

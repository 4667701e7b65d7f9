public import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a corner radius, in points.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with a size of its corners, in points.
  ///
  /// - Parameters:
  ///   - cornerSize: The size of the corners.
  ///   - style: The shape of the corners.
  /// - Returns: The rectangle.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircles at its shorter sides.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with semicircles at its shorter sides.
  ///
  /// - Parameter style: The shape of the corners.
  /// - Returns: The capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// The largest ellipse in a rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The largest circle in a rectangle.
  public static var circle: Circle { Circle() }
}

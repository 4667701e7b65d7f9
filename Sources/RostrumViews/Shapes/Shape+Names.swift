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
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircles at its shorter sides.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// The largest ellipse in a rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The largest circle in a rectangle.
  public static var circle: Circle { Circle() }
}

public import Foundation
public import RostrumElements

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of any kind between two points.
  ///
  /// ```swift
  /// .fill(.linearGradient(Color.blue.gradient, startPoint: .leading, endPoint: .trailing))
  /// ```
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startPoint: Where the gradient begins.
  ///   - endPoint: Where the gradient ends.
  /// - Returns: The gradient.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient of any kind between two circles around a centre, with radii in points.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - center: The centre of the circles.
  ///   - startRadius: The radius of the circle where the gradient begins.
  ///   - endRadius: The radius of the circle where the gradient ends.
  /// - Returns: The gradient.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of any kind between two angles around a centre.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - center: The centre.
  ///   - startAngle: The angle where the gradient begins.
  ///   - endAngle: The angle where the gradient ends.
  /// - Returns: The gradient.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

public import Foundation
public import RostrumElements

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles around a centre.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  /// - Returns: The gradient.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours between two angles around a centre.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  /// - Returns: The gradient.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours with locations between two angles around a centre.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  /// - Returns: The gradient.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient over a full turn around a centre.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre.
  ///   - angle: The angle at which the gradient begins and ends.
  /// - Returns: The gradient.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colours over a full turn around a centre.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - angle: The angle at which the gradient begins and ends.
  /// - Returns: The gradient.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient of colours with locations over a full turn around a centre.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - angle: The angle at which the gradient begins and ends.
  /// - Returns: The gradient.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles around a centre, with radii in points.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre.
  ///   - startRadius: The radius of the inner circle.
  ///   - endRadius: The radius of the outer circle.
  /// - Returns: The gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colours between two circles around a centre, with radii in points.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - startRadius: The radius of the inner circle.
  ///   - endRadius: The radius of the outer circle.
  /// - Returns: The gradient.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours with locations between two circles around a centre, with radii in points.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startRadius: The radius of the inner circle.
  ///   - endRadius: The radius of the outer circle.
  /// - Returns: The gradient.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

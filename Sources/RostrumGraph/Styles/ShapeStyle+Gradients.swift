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

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two ellipses around a centre, stretched to the shape of what it fills.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colours between two ellipses around a centre.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours with locations between two ellipses around a centre.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

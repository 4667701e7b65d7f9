public import Foundation

/// A gradient outwards from a centre.
public struct RadialGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two circles around a centre, with radii in points.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours between two circles around a centre, with radii in
  /// points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colours with locations between two circles around a centre, with radii in
  /// points.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startRadius: The radius of the inner circle.
  ///   - endRadius: The radius of the outer circle.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient as a plain value.
  public var paint: PaintStyle {
    .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

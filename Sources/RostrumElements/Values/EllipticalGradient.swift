public import Foundation

/// A gradient outwards from a centre, which is stretched to the shape of what it fills.
///
/// ```swift
/// Rectangle()
///   .fill(EllipticalGradient(colors: [.yellow, .orange], center: .top))
/// ```
public struct EllipticalGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Creates a gradient between two ellipses around a centre.
  ///
  /// - Parameters:
  ///   - gradient: The colours with their locations.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colours between two ellipses around a centre.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours with locations between two ellipses around a centre.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startRadiusFraction: The radius of the inner ellipse, as a fraction of the width and height.
  ///   - endRadiusFraction: The radius of the outer ellipse, as a fraction of the width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient as a plain value.
  public var paint: PaintStyle {
    .elliptical(gradient, center: center, startFraction: startFraction, endFraction: endFraction)
  }
}

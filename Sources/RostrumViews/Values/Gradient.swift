public import Foundation

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours and where they are.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  ///
  /// - Complexity: O(*n*) in the colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// One colour at one place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Colours along the line between two places of the box.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at equal distances along the line between two places of the box.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours as a plain value.
  public var paint: PaintStyle { .linear(gradient, start: startPoint, end: endPoint) }
}

/// Colours around a place.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Colours between two angles.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours all the way around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// The colours as a plain value.
  public var paint: PaintStyle {
    .angular(gradient, center: center, start: startAngle, end: endAngle)
  }
}

/// Colours outwards from a place.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Colours between two circles around a place, radii in points.
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

  /// Colours at equal distances between two circles around a place, radii in points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours as a plain value.
  public var paint: PaintStyle {
    .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension AngularGradient {
  /// Creates a gradient of evenly spaced colours between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The centre.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of colours with locations between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours with locations over a full turn.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - center: The centre.
  ///   - angle: The angle at which the gradient begins and ends.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

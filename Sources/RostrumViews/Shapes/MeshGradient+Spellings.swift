public import RostrumElements

extension MeshGradient {
  /// Creates a mesh of points that are connected by lines.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row, from 0 to 1 in both directions.
  ///   - colors: The colours of the points.
  ///   - background: The colour of what is outside of the mesh.
  ///   - smoothsColors: Whether colours change slowly near the points.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points that are connected by lines, with colours as numbers.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row, from 0 to 1 in both directions.
  ///   - resolvedColors: The colours of the points.
  ///   - background: The colour of what is outside of the mesh.
  ///   - smoothsColors: Whether colours change slowly near the points.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points that are connected by curves.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - bezierPoints: The points, row by row, from 0 to 1 in both directions.
  ///   - colors: The colours of the points.
  ///   - background: The colour of what is outside of the mesh.
  ///   - smoothsColors: Whether colours change slowly near the points.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh of points that are connected by curves, with colours as numbers.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - bezierPoints: The points, row by row, from 0 to 1 in both directions.
  ///   - resolvedColors: The colours of the points.
  ///   - background: The colour of what is outside of the mesh.
  ///   - smoothsColors: Whether colours change slowly near the points.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

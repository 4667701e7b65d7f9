/// Where the separators of the row around a view begin or end.
public struct SeparatorGuide: Hashable, Sendable {
  /// The end of the separators that the view determines.
  public var edge: HorizontalEdge
  /// The distance from the leading edge of the view, in points, in addition to that in ``fraction``.
  public var offset: Double
  /// The distance from the leading edge of the view in parts of its width.
  public var fraction: Double

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - edge: The end of the separators that the view determines.
  ///   - offset: The distance from the leading edge of the view, in points.
  ///   - fraction: The further distance in parts of the view's width.
  public init(_ edge: HorizontalEdge, offset: Double, fraction: Double) {
    self.edge = edge
    self.offset = offset
    self.fraction = fraction
  }
}

/// A size relative to the enclosing scroll view, or to the window.
public struct RelativeFrame: Hashable, Sendable {
  /// The axes that the size applies to.
  public var axes: Axis.Set
  /// The number of parts into which the region is divided.
  public var count: Int
  /// The number of parts that the view spans.
  public var span: Int
  /// The distance between two parts, in points.
  public var spacing: Double
  /// The alignment of a smaller view in its part.
  public var alignment: Alignment

  /// Creates a relative size.
  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
    alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A size in parts of the region that scrolls around a view, or of the window.
public struct RelativeFrame: Hashable, Sendable {
  /// The directions that it is about.
  public var axes: Axis.Set
  /// Into how many parts the region is divided.
  public var count: Int
  /// How many of the parts the view takes.
  public var span: Int
  /// The distance between two parts, in points.
  public var spacing: Double
  /// Where a smaller view stands in its part.
  public var alignment: Alignment

  /// Makes a size of its parts.
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

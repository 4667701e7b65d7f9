import RostrumElements

/// A symbol at two values.
public struct PointMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlotMark(.point, x: x.datum, y: y.datum)
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

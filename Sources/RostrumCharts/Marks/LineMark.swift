import RostrumElements

/// A point of a line.
///
/// The points of one series form a line, in the order of the data.
public struct LineMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a point of a line.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlotMark(.line, x: x.datum, y: y.datum)
  }

  /// Creates a point of one of several lines that look the same.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - series: What the points of one line have in common.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = PlotMark(.line, x: x.datum, y: y.datum)
    mark.series = series.datum
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

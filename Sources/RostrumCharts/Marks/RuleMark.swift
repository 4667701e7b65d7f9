import RostrumElements

/// A line across the plot, or between two values.
public struct RuleMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a vertical line through the plot.
  ///
  /// - Parameter x: The horizontal value.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    mark = PlotMark(.rule, x: x.datum)
  }

  /// Creates a horizontal line through the plot.
  ///
  /// - Parameter y: The vertical value.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    mark = PlotMark(.rule, y: y.datum)
  }

  /// Creates a vertical line between two values.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlotMark(.rule, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  /// Creates a horizontal line between two values.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlotMark(.rule, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

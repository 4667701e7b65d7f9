import RostrumElements

/// A point of the edge of a filled area.
public struct AreaMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a point of an area from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - stacking: How marks at one place are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = PlotMark(.area, x: x.datum, y: y.datum)
    mark.style.stacking = stacking
  }

  /// Creates a point of one of several areas from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - series: What the points of one line have in common.
  ///   - stacking: How marks at one place are stacked.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlotMark(.area, x: x.datum, y: y.datum)
    mark.series = series.datum
    mark.style.stacking = stacking
  }

  /// Creates a part of a band between two vertical values.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = PlotMark(.area, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  /// Creates a part of one of several bands between two vertical values.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  ///   - series: What the points of one line have in common.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = PlotMark(.area, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
    mark.series = series.datum
  }

  /// Creates a part of a band between two horizontal values.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = PlotMark(.area, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
  }

  /// Creates a part of one of several bands between two horizontal values.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical value.
  ///   - series: What the points of one line have in common.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = PlotMark(.area, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
    mark.series = series.datum
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

import RostrumElements

/// A rectangle, such as a cell of a heat map.
public struct RectangleMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a rectangle around two values.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - width: The width.
  ///   - height: The height.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = PlotMark(.rectangle, x: x.datum, y: y.datum)
    mark.style.width = width
    mark.style.height = height
  }

  /// Creates a rectangle between two vertical values.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  ///   - width: The width.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = PlotMark(.rectangle, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
    mark.style.width = width
  }

  /// Creates a rectangle between two horizontal values.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical value.
  ///   - height: The height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = PlotMark(.rectangle, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
    mark.style.height = height
  }

  /// Creates a rectangle between four values.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = PlotMark(
      .rectangle, x: xStart.datum, xEnd: xEnd.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  /// Creates a rectangle between two horizontal values, as high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = PlotMark(.rectangle, x: xStart.datum, xEnd: xEnd.datum)
  }

  /// Creates a rectangle between two vertical values, as wide as the plot.
  ///
  /// - Parameters:
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = PlotMark(.rectangle, y: yStart.datum, yEnd: yEnd.datum)
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

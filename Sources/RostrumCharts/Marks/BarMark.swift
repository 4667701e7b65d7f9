import RostrumElements

/// A bar from zero to a value, or from one value to another.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("City", sale.city))
/// }
/// ```
///
/// Bars at one place are stacked, unless ``ChartContent/position(by:axis:span:)`` puts them side by
/// side.
public struct BarMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a bar that stands or lies, depending on which of its values is a number.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - width: The width.
  ///   - height: The height.
  ///   - stacking: How marks at one place are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = PlotMark(.bar, x: x.datum, y: y.datum)
    mark.style.width = width
    mark.style.height = height
    mark.style.stacking = stacking
  }

  /// Creates a vertical bar between two values.
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
    mark = PlotMark(.bar, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
    mark.style.width = width
  }

  /// Creates a horizontal bar between two values.
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
    mark = PlotMark(.bar, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
    mark.style.height = height
  }

  /// Creates a bar between four values.
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
    mark = PlotMark(.bar, x: xStart.datum, xEnd: xEnd.datum, y: yStart.datum, yEnd: yEnd.datum)
  }

  /// Creates a lying bar from zero to a value, as high as the plot; several are stacked into one.
  ///
  /// ```swift
  /// Chart(files) { file in
  ///   BarMark(x: .value("Size", file.size)).foregroundStyle(by: .value("Kind", file.kind))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - height: The height.
  ///   - stacking: How marks at one place are stacked.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlotMark(.bar, x: x.datum)
    mark.style.height = height
    mark.style.stacking = stacking
  }

  /// Creates a standing bar from zero to a value, as wide as the plot; several are stacked into one.
  ///
  /// - Parameters:
  ///   - y: The vertical value.
  ///   - width: The width.
  ///   - stacking: How marks at one place are stacked.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = PlotMark(.bar, y: y.datum)
    mark.style.width = width
    mark.style.stacking = stacking
  }

  /// Creates a bar between two horizontal values, as high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - height: The height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    mark = PlotMark(.bar, x: xStart.datum, xEnd: xEnd.datum)
    mark.style.height = height
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

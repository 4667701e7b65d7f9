import RostrumElements

/// The areas of a collection, or of a function.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates areas from zero.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  ///   - stacking: How marks at one place are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.area, x: x.datum(of: element), y: y.datum(of: element))
      mark.style.stacking = stacking
      return mark
    }
  }

  /// Creates areas from zero that look the same.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  ///   - series: What the points of one line have in common.
  ///   - stacking: How marks at one place are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.area, x: x.datum(of: element), y: y.datum(of: element))
      mark.series = series.datum(of: element)
      mark.style.stacking = stacking
      return mark
    }
  }

  /// Creates a band between two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      PlotMark(
        .area, x: x.datum(of: element), y: yStart.datum(of: element), yEnd: yEnd.datum(of: element))
    }
  }
}

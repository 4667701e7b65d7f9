import RostrumElements

/// The lines of a collection, each between two values.
public struct RulePlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates vertical lines.
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
        .rule, x: x.datum(of: element), y: yStart.datum(of: element), yEnd: yEnd.datum(of: element))
    }
  }

  /// Creates horizontal lines.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      PlotMark(
        .rule, x: xStart.datum(of: element), xEnd: xEnd.datum(of: element), y: y.datum(of: element))
    }
  }
}

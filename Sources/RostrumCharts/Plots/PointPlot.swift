import RostrumElements

/// The symbols of a collection.
public struct PointPlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates symbols.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      PlotMark(.point, x: x.datum(of: element), y: y.datum(of: element))
    }
  }
}

import RostrumElements

/// The lines of a collection, or of a function.
///
/// ```swift
/// Chart { LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.value)) }
/// Chart { LinePlot(x: "x", y: "Sine", domain: 0...10) { sin($0) } }
/// ```
public struct LinePlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      PlotMark(.line, x: x.datum(of: element), y: y.datum(of: element))
    }
  }

  /// Creates lines that look the same.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  ///   - series: What the points of one line have in common.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.line, x: x.datum(of: element), y: y.datum(of: element))
      mark.series = series.datum(of: element)
      return mark
    }
  }
}

import RostrumElements

/// The rectangles of a collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates rectangles around two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  ///   - width: The width.
  ///   - height: The height.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.rectangle, x: x.datum(of: element), y: y.datum(of: element))
      mark.style.width = width
      mark.style.height = height
      return mark
    }
  }

  /// Creates rectangles between four values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      PlotMark(
        .rectangle, x: xStart.datum(of: element), xEnd: xEnd.datum(of: element),
        y: yStart.datum(of: element), yEnd: yEnd.datum(of: element))
    }
  }
}

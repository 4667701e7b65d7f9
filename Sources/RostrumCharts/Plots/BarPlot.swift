import RostrumElements

/// The bars of a collection.
public struct BarPlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates bars from zero.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - y: The vertical property.
  ///   - width: The width.
  ///   - height: The height.
  ///   - stacking: How marks at one place are stacked.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.bar, x: x.datum(of: element), y: y.datum(of: element))
      mark.style.width = width
      mark.style.height = height
      mark.style.stacking = stacking
      return mark
    }
  }

  /// Creates vertical bars between two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The horizontal property.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  ///   - width: The width.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(
        .bar, x: x.datum(of: element), y: yStart.datum(of: element), yEnd: yEnd.datum(of: element))
      mark.style.width = width
      return mark
    }
  }

  /// Creates horizontal bars between two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical property.
  ///   - height: The height.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(
        .bar, x: xStart.datum(of: element), xEnd: xEnd.datum(of: element), y: y.datum(of: element))
      mark.style.height = height
      return mark
    }
  }
}

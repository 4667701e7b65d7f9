public import Foundation
import RostrumElements

/// The sectors of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// A primitive plot has no body.
  public typealias Body = Never

  /// The elements with their marks; apps don't call or implement it.
  public let _vector: ChartVector<DataElement>

  /// Creates sectors around a centre, in the order of the data.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: The property that the angle stands for.
  ///   - innerRadius: The radius of the hole.
  ///   - outerRadius: The outer radius.
  ///   - angularInset: Half of the distance between sectors, in points.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _vector = ChartVector(data) { element in
      var mark = PlotMark(.sector, y: angle.datum(of: element))
      mark.style.innerRadius = innerRadius
      mark.style.outerRadius = outerRadius
      mark.style.angularInset = angularInset.map { Double($0) }
      return mark
    }
  }
}

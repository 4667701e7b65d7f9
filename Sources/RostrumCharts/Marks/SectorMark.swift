public import Foundation
import RostrumElements

/// A part of a pie or a ring.
///
/// ```swift
/// Chart(sales) { sale in
///   SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
///     .foregroundStyle(by: .value("City", sale.city))
/// }
/// ```
public struct SectorMark: ChartContent {
  /// A primitive mark has no body.
  public typealias Body = Never

  private var mark: PlotMark

  /// Creates a sector, which follows the one before it.
  ///
  /// - Parameters:
  ///   - angle: The value that the angle stands for.
  ///   - innerRadius: The radius of the hole.
  ///   - outerRadius: The outer radius.
  ///   - angularInset: Half of the distance between sectors, in points.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = PlotMark(.sector, y: angle.datum)
    mark.style.innerRadius = innerRadius
    mark.style.outerRadius = outerRadius
    mark.style.angularInset = angularInset.map { Double($0) }
  }

  /// Adds the mark to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    marks.append(mark)
  }
}

import Foundation
package import RostrumElements

extension AxisScale {
  /// The whole numbers for places along the axis.
  ///
  /// A number stands for a value, whatever the axis shows: one step is a power of two, between an 8,192nd and a
  /// 16,384th of the axis. Numbers begin anew where they would be too large for the precision of a browser.
  package var grid: ChartFigure.Grid {
    guard let first = natural(at: 0), let last = natural(at: 1) else { return ChartFigure.Grid() }
    let span = abs(last - first)
    guard span.isFinite, span > 1e-300, span < 1e300 else { return ChartFigure.Grid() }
    let step = exp2(floor(log2(span / 8192)))
    let page = step * 262_144
    // The numbers ascend to the right and downwards, whichever way the values run.
    let direction: Double = last > first ? 1 : -1
    let start = direction * first
    let number = floor(start / page)
    guard step > 0, page.isFinite, abs(number) < 1e9 else { return ChartFigure.Grid() }
    var grid = ChartFigure.Grid(start: (start - number * page) / step, length: span / step)
    grid.page = ChartKey.of(number, step)
    return grid
  }
}

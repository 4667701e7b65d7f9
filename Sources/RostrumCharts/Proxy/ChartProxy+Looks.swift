public import Foundation
public import RostrumElements
public import RostrumGraph
import RostrumViews

extension ChartProxy {
  /// The colour that a value stands for.
  ///
  /// - Parameter value: A value of `foregroundStyle(by:)`.
  /// - Returns: The colour; `nil` if no mark has the value.
  public func foregroundStyle(for value: some Plottable) -> AnyShapeStyle? {
    layout.colors.look(of: value.plotValue).map { AnyShapeStyle(paint: $0) }
  }

  /// The values that colours stand for, in the order of the legend.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values.
  public func foregroundStyleDomain<P: Plottable>(dataType type: P.Type) -> [P] {
    if let bounds = layout.colors.bounds {
      return [bounds.lowerBound, bounds.upperBound].compactMap { P(plotValue: .number($0)) }
    }
    return layout.colors.domain.compactMap { P(plotValue: $0) }
  }

  /// The symbol that a value stands for.
  ///
  /// - Parameter value: A value of `symbol(by:)`.
  /// - Returns: The symbol; `nil` if no mark has the value.
  public func symbol(for value: some Plottable) -> (some ChartSymbolShape)? {
    layout.symbols.look(of: value.plotValue).map { PlainSymbol(_symbol: $0) }
  }

  /// The values that symbols stand for, in the order of the legend.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values.
  public func symbolDomain<P: Plottable>(dataType type: P.Type) -> [P] {
    layout.symbols.domain.compactMap { P(plotValue: $0) }
  }

  /// The size of the symbol that a value stands for.
  ///
  /// - Parameter value: A value of `symbolSize(by:)`.
  /// - Returns: The area in square points; `nil` if no mark has such values.
  public func symbolSize(for value: some Plottable) -> CGFloat? {
    guard layout.sizeBounds != nil else { return nil }
    var mark = PlotMark(.point)
    mark.style.sizeBy = PlotDatum(label: Text(verbatim: ""), value: value.plotValue)
    return CGFloat(layout.symbolArea(of: mark))
  }

  /// The least and the greatest value that sizes stand for.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values.
  public func symbolSizeDomain<P: Plottable>(dataType type: P.Type) -> [P] {
    guard let bounds = layout.sizeBounds else { return [] }
    return [bounds.lowerBound, bounds.upperBound].compactMap { P(plotValue: .number($0)) }
  }

  /// The line that a value stands for.
  ///
  /// - Parameter value: A value of `lineStyle(by:)`.
  /// - Returns: The line; `nil` if no mark has the value.
  public func lineStyle(for value: some Plottable) -> StrokeStyle? {
    layout.lines.look(of: value.plotValue)
  }

  /// The values that lines stand for, in the order of the legend.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values.
  public func lineStyleDomain<P: Plottable>(dataType type: P.Type) -> [P] {
    layout.lines.domain.compactMap { P(plotValue: $0) }
  }
}

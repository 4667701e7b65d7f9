public import Foundation
public import RostrumViews

/// The places and values of a chart, for views and gestures of an app in its plot.
///
/// ```swift
/// .chartOverlay { chart in
///   GeometryReader { geometry in
///     if let selected, let x = chart.position(forX: selected), let plot = chart.plotFrame {
///       Rectangle()
///         .frame(width: 1, height: geometry[plot].height)
///         .position(x: geometry[plot].minX + x, y: geometry[plot].midY)
///     }
///   }
/// }
/// ```
///
/// Places are in points from the upper left corner of the plot.
@MainActor
public struct ChartProxy {
  let layout: ChartLayout
  /// The size of the plot, in points; a guess until the browser has measured it.
  public let plotSize: CGSize
  private let anchor: Anchor<CGRect>

  init(_ layout: ChartLayout, plotSize: CGSize?, _ anchor: Anchor<CGRect>) {
    self.layout = layout
    self.plotSize =
      plotSize ?? CGSize(width: layout.nominal.width, height: layout.nominal.height)
    self.anchor = anchor
  }

  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot.
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  /// The frame of what scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }

  // MARK: Places of values

  /// The horizontal place of a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distance from the left edge of the plot; `nil` if the axis doesn't have the value.
  public func position(forX value: some Plottable) -> CGFloat? {
    layout.xScale?.fraction(of: value.plotValue).map { CGFloat($0) * plotSize.width }
  }

  /// The vertical place of a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distance from the upper edge of the plot; `nil` if the axis doesn't have the value.
  public func position(forY value: some Plottable) -> CGFloat? {
    layout.yScale?.fraction(of: value.plotValue).map { CGFloat($0) * plotSize.height }
  }

  /// The place of two values.
  ///
  /// - Parameter point: The horizontal and the vertical value.
  /// - Returns: The place in the plot; `nil` if an axis doesn't have its value.
  public func position(for point: (x: some Plottable, y: some Plottable)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal places that a value takes: those of a category, or one.
  ///
  /// - Parameter value: The value.
  /// - Returns: The places; `nil` if the axis doesn't have the value.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? {
    position(forX: value).map { range(around: $0, layout.xScale, plotSize.width) }
  }

  /// The vertical places that a value takes: those of a category, or one.
  ///
  /// - Parameter value: The value.
  /// - Returns: The places; `nil` if the axis doesn't have the value.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? {
    position(forY: value).map { range(around: $0, layout.yScale, plotSize.height) }
  }

  /// The rectangle that two values take.
  ///
  /// - Parameter point: The horizontal and the vertical value.
  /// - Returns: The rectangle; `nil` if an axis doesn't have its value.
  public func positionRange(for point: (x: some Plottable, y: some Plottable)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func range(
    around middle: CGFloat, _ scale: AxisScale?, _ length: CGFloat
  ) -> ClosedRange<CGFloat> {
    let half = CGFloat(scale?.bandLength ?? 0) * length / 2
    return (middle - half)...(middle + half)
  }

  // MARK: Values at places

  /// The value at a horizontal place.
  ///
  /// - Parameters:
  ///   - position: The distance from the left edge of the plot.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` if the axis has values of a different type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(at: position, of: plotSize.width, layout.xScale)
  }

  /// The value at a vertical place.
  ///
  /// - Parameters:
  ///   - position: The distance from the upper edge of the plot.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` if the axis has values of a different type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(at: position, of: plotSize.height, layout.yScale)
  }

  /// The values at a place.
  ///
  /// - Parameters:
  ///   - position: The place in the plot.
  ///   - type: The types of the horizontal and the vertical value.
  /// - Returns: The values; `nil` if an axis has values of a different type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func value<P: Plottable>(
    at position: CGFloat, of length: CGFloat, _ scale: AxisScale?
  ) -> P? {
    guard position.isFinite, length > 0 else { return nil }
    return scale?.value(at: Double(position / length)).flatMap { P(plotValue: $0) }
  }

  // MARK: Domains

  /// The values of the horizontal axis: the least and the greatest, or all names.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values; none if the axis has values of a different type.
  public func xDomain<P: Plottable>(dataType type: P.Type) -> [P] { domain(layout.xScale) }

  /// The values of the vertical axis: the least and the greatest, or all names.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values; none if the axis has values of a different type.
  public func yDomain<P: Plottable>(dataType type: P.Type) -> [P] { domain(layout.yScale) }

  private func domain<P: Plottable>(_ scale: AxisScale?) -> [P] {
    let values: [PlotValue]
    switch scale?.domain {
    case .numbers(let scale): values = [.number(scale.lower), .number(scale.upper)]
    case .dates(let scale):
      values = [scale.lower, scale.upper].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .categories(let names): values = names.map { .category($0) }
    case nil: values = []
    }
    return values.compactMap { P(plotValue: $0) }
  }
}

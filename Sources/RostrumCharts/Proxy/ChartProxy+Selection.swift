public import Foundation
public import RostrumElements
import RostrumViews

/// What gestures of an app select.
extension ChartProxy {
  /// Selects the value at a horizontal place, for `chartXSelection(value:)`.
  ///
  /// ```swift
  /// .chartGesture { chart in
  ///   DragGesture(minimumDistance: 0)
  ///     .onChanged { chart.selectXValue(at: $0.location.x) }
  /// }
  /// ```
  ///
  /// - Parameter position: The distance from the left edge of the plot.
  public func selectXValue(at position: CGFloat) {
    guard let value = plotValue(at: position, of: plotSize.width, layout.xScale) else { return }
    layout.options.selection.x?.set(value)
  }

  /// Selects the value at a vertical place, for `chartYSelection(value:)`.
  ///
  /// - Parameter position: The distance from the upper edge of the plot.
  public func selectYValue(at position: CGFloat) {
    guard let value = plotValue(at: position, of: plotSize.height, layout.yScale) else { return }
    layout.options.selection.y?.set(value)
  }

  /// Selects the values between two horizontal places, for `chartXSelection(range:)`.
  ///
  /// - Parameters:
  ///   - start: The distance of one end from the left edge of the plot.
  ///   - end: The distance of the other end.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    select(layout.options.selection.xRange, start, end, plotSize.width, layout.xScale)
  }

  /// Selects the values between two vertical places, for `chartYSelection(range:)`.
  ///
  /// - Parameters:
  ///   - start: The distance of one end from the upper edge of the plot.
  ///   - end: The distance of the other end.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    select(layout.options.selection.yRange, start, end, plotSize.height, layout.yScale)
  }

  /// Selects the value at an angle, for `chartAngleSelection(value:)`.
  ///
  /// - Parameter angle: The angle, clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    layout.options.selection.angle?.set(layout.angleValue(at: part(angle)))
  }

  /// The angle of a place around the middle of the plot, clockwise from the top.
  ///
  /// - Parameter position: The place in the plot.
  /// - Returns: The angle.
  public func angle(at position: CGPoint) -> Angle {
    guard plotSize.width > 0, plotSize.height > 0 else { return .zero }
    let place = CGPoint(x: position.x / plotSize.width, y: position.y / plotSize.height)
    return .radians(layout.turn(at: place, in: plotSize) * 2 * .pi)
  }

  /// The value at an angle: the sum of the sectors up to there.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise from the top.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` if the chart has no sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    layout.angleValue(at: part(angle)).flatMap { P(plotValue: $0) }
  }

  private func part(_ angle: Angle) -> Double {
    let turns = angle.radians / (2 * .pi)
    return turns - turns.rounded(.down)
  }

  private func plotValue(
    at position: CGFloat, of length: CGFloat, _ scale: AxisScale?
  ) -> PlotValue? {
    guard position.isFinite, length > 0 else { return nil }
    return scale?.value(at: Double(max(0, min(1, position / length))))
  }

  private func select(
    _ range: ChartOptions.Selected<ChartOptions.PlotInterval>?, _ start: CGFloat, _ end: CGFloat,
    _ length: CGFloat, _ scale: AxisScale?
  ) {
    guard let from = plotValue(at: start, of: length, scale),
      let to = plotValue(at: end, of: length, scale)
    else { return }
    range?.set(ChartOptions.PlotInterval(from: from, to: to))
  }
}

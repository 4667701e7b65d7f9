public import RostrumElements
public import RostrumGraph
import RostrumViews

extension View {
  /// Lets the user scroll charts that show a part of their values.
  ///
  /// ```swift
  /// Chart(sales) { sale in
  ///   BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
  /// }
  /// .chartScrollableAxes(.horizontal)
  /// .chartXVisibleDomain(length: 7 * 86_400)
  /// ```
  ///
  /// - Parameter axes: The axes; charts scroll along the horizontal one alone.
  /// - Returns: The view.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scroll.isOn = axes.contains(.horizontal) }
  }

  /// Sets how much of the horizontal axis is visible at once.
  ///
  /// - Parameter length: A number, seconds of an axis of dates, or a number of names.
  /// - Returns: The view.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.coordinate
    return chartOptions { $0.scroll.length = length }
  }

  /// Connects the value at which the visible part of the horizontal axis begins.
  ///
  /// - Parameter x: The value.
  /// - Returns: The view.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartOptions {
      $0.scroll.position = ChartOptions.Selected(
        get: { x.wrappedValue.plotValue },
        set: { if let value = $0.flatMap({ P(plotValue: $0) }) { x.wrappedValue = value } })
    }
  }

  /// Sets the value at which the visible part of the horizontal axis begins at first.
  ///
  /// - Parameter initialX: The value.
  /// - Returns: The view.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotValue
    return chartOptions { $0.scroll.initial = value }
  }
}

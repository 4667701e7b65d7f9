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
  /// A chart that could scroll along both axes scrolls along the horizontal one.
  ///
  /// - Parameter axes: The axes.
  /// - Returns: The view.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scroll.axes = axes }
  }

  /// Sets how much of the horizontal axis is visible at once.
  ///
  /// - Parameter length: A number, seconds of an axis of dates, or a number of names.
  /// - Returns: The view.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.coordinate
    return chartOptions { $0.scroll.x.length = length }
  }

  /// Sets how much of the vertical axis is visible at once.
  ///
  /// ```swift
  /// Chart(cities) { city in
  ///   BarMark(x: .value("People", city.people), y: .value("City", city.name))
  /// }
  /// .chartScrollableAxes(.vertical)
  /// .chartYVisibleDomain(length: 8)
  /// ```
  ///
  /// - Parameter length: A number, seconds of an axis of dates, or a number of names.
  /// - Returns: The view.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.coordinate
    return chartOptions { $0.scroll.y.length = length }
  }

  /// Connects the value at which the visible part of the horizontal axis begins.
  ///
  /// - Parameter x: The value.
  /// - Returns: The view.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartOptions { $0.scroll.x.position = ChartOptions.Selected(position: x) }
  }

  /// Connects the value at which the visible part of the vertical axis begins.
  ///
  /// Numbers and dates begin at the bottom of the part, names at its top.
  ///
  /// - Parameter y: The value.
  /// - Returns: The view.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartOptions { $0.scroll.y.position = ChartOptions.Selected(position: y) }
  }

  /// Sets the value at which the visible part of the horizontal axis begins at first.
  ///
  /// - Parameter initialX: The value.
  /// - Returns: The view.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotValue
    return chartOptions { $0.scroll.x.initial = value }
  }

  /// Sets the value at which the visible part of the vertical axis begins at first.
  ///
  /// - Parameter initialY: The value.
  /// - Returns: The view.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = initialY.plotValue
    return chartOptions { $0.scroll.y.initial = value }
  }
}

extension ChartOptions.Selected where Value == PlotValue {
  /// A value that is always there.
  @MainActor fileprivate init<P: Plottable>(position: Binding<P>) {
    self.init(
      get: { position.wrappedValue.plotValue },
      set: { if let value = $0.flatMap({ P(plotValue: $0) }) { position.wrappedValue = value } })
  }
}

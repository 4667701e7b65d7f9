public import RostrumGraph
public import RostrumViews

extension View {
  /// Sets where charts that scroll come to rest.
  ///
  /// ```swift
  /// Chart(steps) { day in
  ///   BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.count))
  /// }
  /// .chartScrollableAxes(.horizontal)
  /// .chartXVisibleDomain(length: 7 * 86_400)
  /// .chartScrollTargetBehavior(
  ///   .valueAligned(
  ///     matching: DateComponents(hour: 0),
  ///     majorAlignment: .matching(DateComponents(hour: 0, weekday: 2))))
  /// ```
  ///
  /// The browser scrolls to the nearest value, and stops at a major value that it would pass.
  ///
  /// - Parameter behavior: The places.
  /// - Returns: The view.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let stops = behavior._stops
    return chartOptions { $0.scroll.stops = stops }
  }
}

/// Where a chart comes to rest that scrolls.
public protocol ChartScrollTargetBehavior: Sendable {
  /// The places; apps don't call or implement it.
  var _stops: ChartStops { get }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The places; apps don't call it.
  public var _stops: ChartStops { ChartStops(isPaging: true) }
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A chart comes to rest where the next visible part begins.
  public static var paging: Self { Self() }
}

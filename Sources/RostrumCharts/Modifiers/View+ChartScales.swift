public import RostrumGraph
import RostrumViews

extension View {
  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xScale, domain: domain._domain, type: type)
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xScale, domain: domain._domain, range: range._part, type: type)
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xScale, range: range._part, type: type)
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameter type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    type: ScaleType
  ) -> some View {
    chartScale(\.xScale, type: type)
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yScale, domain: domain._domain, type: type)
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yScale, domain: domain._domain, range: range._part, type: type)
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yScale, range: range._part, type: type)
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameter type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    type: ScaleType
  ) -> some View {
    chartScale(\.yScale, type: type)
  }

  /// Sets what isn't `nil` of the scale of an axis.
  private func chartScale(
    _ axis: WritableKeyPath<ChartOptions, ChartOptions.PositionScale>,
    domain: ChartDomain? = nil, range: PlotDimensionScaleRange? = nil, type: ScaleType?
  ) -> some View {
    chartOptions {
      if let domain { $0[keyPath: axis].domain = domain }
      if let range { $0[keyPath: axis].padding = range }
      if let type { $0[keyPath: axis].type = type }
    }
  }
}

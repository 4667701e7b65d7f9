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
    let values = domain._domain
    return chartOptions {
      $0.xScale.domain = values
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain
    return chartOptions {
      $0.xScale.domain = values
      $0.xScale.padding = range
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.xScale.padding = range
      if let type { $0.xScale.type = type }
    }
  }

  /// Sets the scale of the horizontal axis of charts.
  ///
  /// - Parameter type: How values are distributed.
  /// - Returns: The view.
  public func chartXScale(
    type: ScaleType
  ) -> some View {
    chartOptions {
      $0.xScale.type = type
    }
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
    let values = domain._domain
    return chartOptions {
      $0.yScale.domain = values
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - domain: The values that are shown.
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain
    return chartOptions {
      $0.yScale.domain = values
      $0.yScale.padding = range
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that is used.
  ///   - type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.yScale.padding = range
      if let type { $0.yScale.type = type }
    }
  }

  /// Sets the scale of the vertical axis of charts.
  ///
  /// - Parameter type: How values are distributed.
  /// - Returns: The view.
  public func chartYScale(
    type: ScaleType
  ) -> some View {
    chartOptions {
      $0.yScale.type = type
    }
  }
}

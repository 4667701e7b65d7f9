public import RostrumElements
public import RostrumGraph
public import RostrumViews

extension View {
  /// Puts a view in front of charts.
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Creates the view from the chart's places and values.
  /// - Returns: The view.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.layers.overlays.append((alignment, { AnyView(content($0)) })) }
  }

  /// Puts a view behind charts.
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Creates the view from the chart's places and values.
  /// - Returns: The view.
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.layers.backgrounds.append((alignment, { AnyView(content($0)) })) }
  }

  /// Changes the look of the plots of charts, such as its background and border.
  ///
  /// ```swift
  /// .chartPlotStyle { plot in
  ///   plot.background(.blue.opacity(0.1)).border(.blue)
  /// }
  /// ```
  ///
  /// What is added to the plot is behind the marks. The size of a plot is that of its chart without the
  /// labels, so frames have no effect on it.
  ///
  /// - Parameter content: Changes the plot.
  /// - Returns: The view.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    chartOptions {
      $0.layers.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) }
    }
  }

  /// Adds a gesture to the plots of charts.
  ///
  /// Its places are those of the plot, in points from the upper left corner.
  ///
  /// - Parameter gesture: Creates the gesture from the chart's places and values.
  /// - Returns: The view.
  public func chartGesture<G: Gesture>(
    _ gesture: @escaping @MainActor (ChartProxy) -> G
  ) -> some View {
    chartOptions {
      $0.layers.gestures.append { chart in
        AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(chart)))
      }
    }
  }
}

/// The plot of a chart, which `chartPlotStyle` changes.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The plot.
  public var body: some View { content }
}

public import Foundation
public import RostrumElements
public import RostrumGraph
public import RostrumViews

extension View {
  /// Changes what is said about the charts in the view.
  func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }

  /// Shows or hides the horizontal axis of charts.
  ///
  /// - Parameter visibility: Whether the axis is there.
  /// - Returns: The view.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Shows or hides the vertical axis of charts.
  ///
  /// - Parameter visibility: Whether the axis is there.
  /// - Returns: The view.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Sets the horizontal axis of charts.
  ///
  /// ```swift
  /// .chartXAxis {
  ///   AxisMarks(values: .stride(by: .month)) { _ in
  ///     AxisGridLine()
  ///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: The values, and what is drawn at them.
  /// - Returns: The view.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var axis = AxisDescription()
    content()._collect(into: &axis)
    let parts = axis.parts
    return chartOptions { $0.xAxis = .content(parts) }
  }

  /// Sets the vertical axis of charts.
  ///
  /// - Parameter content: The values, and what is drawn at them.
  /// - Returns: The view.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var axis = AxisDescription()
    content()._collect(into: &axis)
    let parts = axis.parts
    return chartOptions { $0.yAxis = .content(parts) }
  }

  /// Shows the title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Below or above the plot.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      $0.xTitle = ChartOptions.AxisTitle(
        text: label, position: position.isAutomatic ? nil : position, alignment: alignment,
        spacing: spacing)
    }
  }

  /// Shows a view as the title of the horizontal axis.
  ///
  /// There is room for one line of text in the font of titles.
  ///
  /// - Parameters:
  ///   - position: Below or above the plot.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  ///   - content: The title; a text looks like other titles.
  /// - Returns: The view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = content()
    let text = view as? Text
    return chartOptions {
      $0.xTitle = ChartOptions.AxisTitle(
        text: text ?? Text(verbatim: ""), position: position.isAutomatic ? nil : position,
        alignment: alignment, spacing: spacing, view: text == nil ? AnyView(view) : nil)
    }
  }

  /// Shows the title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - position: Below or above the plot.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(
      Text(labelKey), position: position, alignment: alignment,
      spacing: spacing)
  }

  /// Shows the title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - label: The title, which is shown unchanged.
  ///   - position: Below or above the plot.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(
      Text(label), position: position, alignment: alignment,
      spacing: spacing)
  }

  /// Shows the title of the vertical axis.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Above the plot, or beside it from bottom to top.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      $0.yTitle = ChartOptions.AxisTitle(
        text: label, position: position.isAutomatic ? nil : position, alignment: alignment,
        spacing: spacing)
    }
  }

  /// Shows a view as the title of the vertical axis.
  ///
  /// There is room for one line of text in the font of titles.
  ///
  /// - Parameters:
  ///   - position: Above or below the plot, or beside it.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  ///   - content: The title; a text looks like other titles.
  /// - Returns: The view.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = content()
    let text = view as? Text
    return chartOptions {
      $0.yTitle = ChartOptions.AxisTitle(
        text: text ?? Text(verbatim: ""), position: position.isAutomatic ? nil : position,
        alignment: alignment, spacing: spacing, view: text == nil ? AnyView(view) : nil)
    }
  }

  /// Shows the title of the vertical axis.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - position: Above the plot, or beside it from bottom to top.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(
      Text(labelKey), position: position, alignment: alignment,
      spacing: spacing)
  }

  /// Shows the title of the vertical axis.
  ///
  /// - Parameters:
  ///   - label: The title, which is shown unchanged.
  ///   - position: Above the plot, or beside it from bottom to top.
  ///   - alignment: How the title is aligned with the plot.
  ///   - spacing: The distance from the axis, in points.
  /// - Returns: The view.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(
      Text(label), position: position, alignment: alignment,
      spacing: spacing)
  }
}

public import Foundation
public import RostrumElements
public import RostrumGraph
import RostrumViews

extension View {
  /// Shows or hides the legend of charts.
  ///
  /// - Parameter visibility: Whether the legend is there.
  /// - Returns: The view.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend of charts.
  ///
  /// ```swift
  /// .chartLegend(position: .top, alignment: .trailing, spacing: 16)
  /// ```
  ///
  /// - Parameters:
  ///   - position: Above, below, or beside the plot.
  ///   - alignment: Where the legend is along that side.
  ///   - spacing: The distance from the rest of the chart.
  /// - Returns: The view.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      $0.legend.visibility = .visible
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = nil
    }
  }

  /// Replaces the legend of charts.
  ///
  /// ```swift
  /// .chartLegend(position: .bottom, alignment: .leading) {
  ///   HStack { ForEach(cities) { CityLabel(city: $0) } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - position: Above, below, beside or in front of the chart.
  ///   - alignment: Where the legend is along that side, or in the chart.
  ///   - spacing: The distance from the chart.
  ///   - content: Creates the legend.
  /// - Returns: The view.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    chartOptions {
      $0.legend.visibility = .visible
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = { AnyView(content()) }
    }
  }
}

/// A chart with the legend of the app.
struct LegendedChart<Content: View>: View {
  let option: ChartOptions.LegendOption
  let edge: Edge
  let content: Content

  var body: some View {
    if let legend = option.content, option.visibility != .hidden {
      if option.position == .overlay {
        content.overlay(alignment: option.alignment ?? .center) { legend() }
      } else if edge == .top || edge == .bottom {
        VStack(
          alignment: option.alignment?.horizontal ?? .leading, spacing: option.spacing ?? 8
        ) {
          if edge == .top { legend() }
          content
          if edge == .bottom { legend() }
        }
      } else {
        HStack(alignment: option.alignment?.vertical ?? .center, spacing: option.spacing ?? 12) {
          if edge == .leading { legend() }
          content
          if edge == .trailing { legend() }
        }
      }
    } else {
      content
    }
  }
}

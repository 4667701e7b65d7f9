import Foundation
import IssueReporting
import RostrumElements
public import RostrumGraph
import RostrumViews

/// A view of values as marks along axes.
///
/// ```swift
/// struct SalesView: View {
///   let sales: [Sale]
///
///   var body: some View {
///     Chart(sales) { sale in
///       BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
///         .foregroundStyle(by: .value("City", sale.city))
///     }
///     .frame(height: 240)
///   }
/// }
/// ```
///
/// The server draws a chart, which then follows the size of its frame in the browser. Readers who don't
/// see it have a table of its values instead.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart from marks.
  ///
  /// - Parameter content: The marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with marks for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the marks for an element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, content: content) { $0.id }
  }

  /// Creates a chart with marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the marks for an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, content: content) { $0[keyPath: id] }
  }

  /// The drawing of the chart.
  public var body: some View { LaidOutChart(content: content) }
}

/// A chart for its reader.
struct LaidOutChart<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.textContext) private var context
  @Environment(\.chartIsDescribed) private var isDescribed
  @Environment(\.nominalSize) private var window
  @Environment(\.layoutDirection) private var direction
  @State private var reported = ReportedIssues()
  @State private var words = ChartWords()
  @State private var selector = ChartSelector()
  @State private var cursor: Int?
  @State private var plotSize: CGSize?

  var body: some View {
    let layout = self.layout
    reported.report(layout.issues)
    selector.layout = layout
    selector.cursorState = $cursor
    return LegendedChart(
      option: options.legend, edge: layout.legendEdge,
      content: ChartLayers(layout: layout, selector: selector, plotSize: $plotSize))
  }

  private var layout: ChartLayout {
    var marks = ChartMarks()
    content._collect(into: &marks)
    // All labels of an axis should fit beside each other on a phone, and more do on a desk.
    let width = min(max(Double(window.width) - 50, 280), 560)
    var layout = ChartLayout(
      marks.marks, options, context, width: width, isMirrored: direction == .rightToLeft,
      known: words)
    layout.offerSelection(cursor: cursor)
    layout.figure.isDescribed = isDescribed
    return layout
  }
}

/// A chart with the views of the app around, behind and in front of its marks.
struct ChartLayers: View {
  let layout: ChartLayout
  let selector: ChartSelector
  @Binding var plotSize: CGSize?

  private var layers: ChartOptions.Layers { layout.options.layers }

  var body: some View {
    if layers.needsProxy {
      chart
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in
          if let anchor { stack(layers.overlays, anchor) }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
          if let anchor { stack(layers.backgrounds, anchor) }
        }
    } else {
      chart
    }
  }

  private var chart: some View {
    ChartElement(
      figure: layout.figure, name: layout.name, pins: layout.pins, selector: selector,
      plotStyle: plotStyle, surface: layers.needsProxy ? AnyView(surface) : nil)
  }

  /// The views of one layer, the first one behind the others.
  private func stack(
    _ views: [ChartOptions.Layers.Layer], _ anchor: Anchor<CGRect>
  ) -> some View {
    ForEach(0..<views.count) { index in
      views[index].content(ChartProxy(layout, plotSize: plotSize, anchor))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: views[index].alignment)
    }
  }

  /// What the app puts behind the marks.
  private var plotStyle: AnyView? {
    guard !layers.plotStyles.isEmpty else { return nil }
    return layers.plotStyles.reduce(AnyView(Color.clear)) { $1($0) }
  }

  /// A view in front of the plot, which is measured and takes gestures.
  private var surface: some View {
    ZStack {
      Color.clear
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { plotSize = $0 })
        .allowsHitTesting(!layers.gestures.isEmpty)
    }
    .overlayPreferenceValue(PlotFrameKey.self) { anchor in
      if let anchor {
        ForEach(0..<layers.gestures.count) { index in
          layers.gestures[index](ChartProxy(layout, plotSize: plotSize, anchor))
        }
      }
    }
  }
}

/// The frame of the plot.
private struct PlotFrameKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The issues of a chart.
///
/// Each is reported once.
@MainActor
private final class ReportedIssues {
  private var known: Set<String> = []

  func report(_ issues: [String]) {
    for issue in issues where known.insert(issue).inserted { reportIssue(issue) }
  }
}

/// The element of a chart, with the views in its plot.
struct ChartElement: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .chart }
  let figure: ChartFigure
  let name: String
  let pins: [ChartLayout.Pin]
  let selector: ChartSelector
  var plotStyle: AnyView?
  var surface: AnyView?

  @ViewBuilder var content: some View {
    if let plotStyle {
      ZStack { plotStyle }.style(.plotLayer(isBehind: true))
    }
    ForEach(0..<pins.count) { index in
      pins[index].content.style(.pinned(pins[index].place, anchor: pins[index].anchor))
    }
    if let surface {
      ZStack { surface }.style(.plotLayer(isBehind: false))
    }
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .chart(figure)
    element.state.label = name.isEmpty ? nil : name
    element.enable(in: environment)
    if figure.selection != nil || figure.window != nil {
      element.on(.plot) { if case .plot(let event) = $0.action { selector.perform(event) } }
    }
    if figure.selection != nil {
      element.state.set(.keys(KeyRequest(ChartSelector.keys)))
      element.on(.key) { if case .key(let key, _, _) = $0.action { selector.press(key) } }
    }
  }
}

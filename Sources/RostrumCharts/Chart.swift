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
  @Environment(\.nominalSize) private var window
  @State private var reported = ReportedIssues()

  var body: some View {
    var marks = ChartMarks()
    content._collect(into: &marks)
    // All labels of an axis should fit beside each other on a phone, and more do on a desk.
    let width = min(max(Double(window.width) - 50, 280), 560)
    let layout = ChartLayout(marks.marks, options, context, width: width)
    reported.report(layout.issues)
    return ChartElement(figure: layout.figure, name: layout.name, pins: layout.pins)
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

  var content: some View {
    ForEach(0..<pins.count) { index in
      pins[index].content.style(.pinned(pins[index].place, anchor: pins[index].anchor))
    }
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .chart(figure)
    element.state.label = name.isEmpty ? nil : name
  }
}

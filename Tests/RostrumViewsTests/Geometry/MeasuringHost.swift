import Foundation
import RostrumLayout
import RostrumScenes
import RostrumViews
import Testing

/// A host that measures with the layout engine, as a browser does with its own.
@MainActor
final class MeasuringHost {
  let graph: ViewGraph
  var window: CGSize
  var safeArea = EdgeInsets()
  /// The scroll offsets of scroll views.
  var offsets: [ElementID: CGPoint] = [:]
  /// The number of reports so far.
  private(set) var reports = 0
  /// The mutations of the answers to reports.
  private(set) var answers: [[Mutation]] = []
  private var reported: [ElementID: ElementGeometry] = [:]
  private var reportedWindow: CGSize?

  init(
    width: Double = 400, height: Double = 600, @ViewBuilder _ content: () -> some View
  ) {
    window = CGSize(width: width, height: height)
    graph = ViewGraph(environment: EnvironmentValues(), content: content)
    TestGraphs.current?.add(graph)
  }

  /// Measures until nothing changes any more.
  ///
  /// - Returns: The number of reports.
  @discardableResult
  func settle(atMost limit: Int = 30, isFromUser: Bool = false) throws -> Int {
    let before = reports
    _ = graph.update()
    while reports - before < limit, try measure(isFromUser: isFromUser && reports == before) {}
    return reports - before
  }

  /// Measures once.
  ///
  /// - Returns: Whether anything has changed since the last report.
  func measure(isFromUser: Bool = false) throws -> Bool {
    let result = layout
    var news: [ElementID: ElementGeometry] = [:]
    for element in graph.root.descendants {
      guard case .measure(let request, _)? = element.state.interaction(.measure),
        let placement = result[element.id]
      else { continue }
      var geometry = geometry(of: placement, request)
      if request.contains(.ideal) { geometry.ideal = ideal(of: element) }
      if reported[element.id] != geometry { news[element.id] = geometry }
    }
    let isAsked = graph.root.descendants.contains { $0.state.accepts(.measure) }
    if news.isEmpty, !isAsked || window == reportedWindow { return false }
    reportedWindow = window
    reported.merge(news) { $1 }
    reports += 1
    try send(GeometryReport(news, window: window, safeArea: safeArea, isFromUser: isFromUser))
    return true
  }

  func send(_ report: GeometryReport) throws {
    try graph.perform(UserEvent(graph.root.id, .measure(report)))
    answers.append(graph.needsUpdate ? graph.update() : [])
  }

  var layout: LayoutResult {
    LayoutEngine().layout(graph.root.snapshot, in: window, offsets: offsets)
  }

  private func ideal(of element: Element) -> CGSize? {
    LayoutEngine().views(of: [element.snapshot], window: window).first?.sizeThatFits(.unspecified)
  }

  private func geometry(
    of placement: ElementPlacement, _ request: GeometryRequest
  ) -> ElementGeometry {
    var geometry = ElementGeometry(size: placement.box.size)
    if request.contains(.position) { geometry.position = placement.box.origin }
    if request.contains(.scrolling) {
      geometry.scrolling = ScrollExtent(
        offset: offsets[placement.id] ?? .zero, contentSize: placement.contentSize ?? .zero)
    }
    return geometry
  }

  /// Performs an action of the user on the only element of a role, and settles.
  func tap(_ role: ElementRole = .button) throws {
    let element = try #require(graph.root.descendants.first { $0.role == role })
    try graph.perform(UserEvent(element.id, .tap))
    try settle()
  }

  /// The texts in the order of the tree.
  var texts: [String] {
    graph.root.descendants.filter { $0.role == .text }.compactMap { $0.content.text }
  }

  /// The elements that wait for their geometry.
  var unmeasured: [Element] {
    graph.root.descendants.filter {
      if case .measure(_, false)? = $0.state.interaction(.measure) { true } else { false }
    }
  }
}

import Foundation
import RostrumLayout
import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Reports the geometry that the views ask for, as a browser does, until the views agree with it.
  ///
  /// The graph stops views that never agree, and reports them.
  func measure(at location: CallSite) {
    guard graph.asksForGeometry else { return }
    while let report = window.report(of: graph) {
      do {
        try inDependencies { () throws(EventRefusal) in
          try graph.perform(UserEvent(graph.root.id, .measure(report)))
        }
      } catch {
        return location.report("The views refuse the geometry of the test host: \(error)")
      }
      if graph.needsUpdate { update() }
    }
  }
}

extension HostWindow {
  /// The geometry that views ask for and that differs from the last report; `nil` if none does.
  @MainActor
  mutating func report(of graph: ViewGraph) -> GeometryReport? {
    let layout = layout(of: graph)
    var news: [ElementID: ElementGeometry] = [:]
    for placement in layout.placements where news.count < GeometryReport.maximumCount {
      let state = graph.element(placement.id)?.state
      guard case .measure(let request, _)? = state?.interaction(.measure) else { continue }
      let geometry = ElementGeometry(placement, request)
      if reported[placement.id] != geometry { news[placement.id] = geometry }
    }
    if news.isEmpty, size == reportedSize { return nil }
    reported.merge(news) { $1 }
    reportedSize = size
    defer { hasScrolled = false }
    return GeometryReport(news, window: size, isFromUser: hasScrolled)
  }
}

extension ElementGeometry {
  fileprivate init(_ placement: ElementPlacement, _ request: GeometryRequest) {
    self.init(size: placement.box.size)
    if request.contains(.position) { position = placement.box.origin }
    if request.contains(.scrolling) {
      scrolling = ScrollExtent(
        offset: placement.offset, contentSize: placement.contentSize ?? placement.box.size)
    }
  }
}

import Foundation
import RostrumElements
import RostrumLayout
import RostrumRuntime
import RostrumViews

extension TestHost {
  /// Reports the geometry that the views ask for, as a browser does, until the views agree with it.
  ///
  /// The graph stops views that never agree, and reports them.
  func measure(at location: CallSite) {
    // Content that shrinks moves what was scrolled beyond its new end.
    if window.isScrolled { _ = window.layout(of: graph) }
    reportGeometry(at: location)
    reportTypesetTexts(at: location)
  }

  /// Reports how the texts are set that the app draws, which changes nothing about the layout.
  private func reportTypesetTexts(at location: CallSite) {
    guard graph.drawsTexts else { return }
    for (id, text) in window.layout(of: graph).typesetTexts.sorted(by: { $0.key < $1.key })
    where window.typesetTexts[id] != text {
      window.typesetTexts[id] = text
      do {
        try inDependencies { () throws(EventRefusal) in
          try graph.perform(UserEvent(id, .typeset(text)))
        }
      } catch {
        return location.report("The views refuse the text that the test host has set: \(error)")
      }
    }
    if graph.needsUpdate { update() }
  }

  private func reportGeometry(at location: CallSite) {
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
      if request == .rows, !placement.isNear(size) { continue }
      let around = request == .rows ? graph.element(placement.id)?.parent : nil
      let geometry = ElementGeometry(placement, request, in: around.flatMap { layout[$0.id] })
      if reported[placement.id] != geometry { news[placement.id] = geometry }
    }
    if news.isEmpty, size == reportedSize { return nil }
    reported.merge(news) { $1 }
    reportedSize = size
    defer { hasScrolled = false }
    return GeometryReport(news, window: size, isFromUser: hasScrolled)
  }
}

extension ElementPlacement {
  /// Whether the box is less than half a screen away from the window.
  fileprivate func isNear(_ window: CGSize) -> Bool {
    let area = CGRect(origin: .zero, size: window)
      .insetBy(dx: window.width / -2, dy: window.height / -2)
    return area.intersects(box)
  }
}

extension ElementGeometry {
  fileprivate init(
    _ placement: ElementPlacement, _ request: GeometryRequest, in around: ElementPlacement?
  ) {
    self.init(size: placement.box.size.measured)
    if request.contains(.position) { position = placement.box.origin.measured }
    if request.contains(.scrolling) {
      let scrolled = around ?? placement
      scrolling = ScrollExtent(
        offset: scrolled.offset.measured,
        contentSize: (scrolled.contentSize ?? scrolled.box.size).measured)
    }
  }
}

extension CGSize {
  fileprivate var measured: CGSize {
    CGSize(width: max(0, width.measured), height: max(0, height.measured))
  }
}

extension CGPoint {
  fileprivate var measured: CGPoint { CGPoint(x: x.measured, y: y.measured) }
}

extension CGFloat {
  /// The length, at most what a browser can lay out.
  fileprivate var measured: CGFloat {
    isNaN ? 0 : clamped(to: -GeometryReport.maximumLength...GeometryReport.maximumLength)
  }
}

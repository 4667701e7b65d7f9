import RostrumElements
import RostrumViews

extension GeometryReport {
  /// The report with the geometry of unclipped scroll views as the app sees it.
  ///
  /// O(n) in the number of elements.
  ///
  /// - Parameter element: Returns the element with an id.
  /// - Returns: The report.
  @MainActor
  func withoutUnclippedMargins(_ element: (ElementID) -> Element?) -> GeometryReport {
    var report = self
    for (id, geometry) in elements where element(id)?.isUnclipped == true {
      report.elements[id] = geometry.withoutUnclippedMargin
    }
    return report
  }
}

extension Element {
  /// Whether the element is a scroll view that a browser enlarges because it doesn't clip.
  ///
  /// The page itself scrolls a scroll view whose box is a child of the screen.
  fileprivate var isUnclipped: Bool {
    role == .scroll && state.styles.contains { $0.kind == .unclippedScroll }
      && parent?.parent?.role != .screen
  }
}

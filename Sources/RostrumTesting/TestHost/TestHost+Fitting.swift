import RostrumLayout
import RostrumViews

extension TestHost {
  /// Shows the view that fits of each `ViewThatFits`; returns whether a different one is shown now.
  ///
  /// The layout is computed only for screens with such views.
  func showFittingViews() -> Bool {
    guard !mirror.cues.fitting.isEmpty, window.takeChange() else { return false }
    var all: [Element] = []
    graph.root.visit(visibleOnly: true) { if $0.role == .fitting { all.append($0) } }
    let result = window.layout(of: graph)
    var changes = false
    for element in all {
      guard case .fitting(let shown, let last, _) = element.content,
        let room = result.fitting[element.id]
      else { continue }
      let index = window.fittingSizes[element.id, default: FittingSizes()]
        .index(shown: shown, last: last, room)
      guard index != shown else { continue }
      report(UserEvent(element.id, .setNumber(Double(index))))
      changes = true
    }
    return changes
  }

  /// Performs an event by which the host reports a fact of the window.
  ///
  /// A refusal means that the element has changed in the meantime, so there is nothing to report.
  private func report(_ event: UserEvent) {
    inDependencies { () throws(Never) in try? graph.perform(event) }
  }
}

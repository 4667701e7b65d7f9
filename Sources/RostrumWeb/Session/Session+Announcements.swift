import RostrumHTML
import RostrumViews

extension Session {
  /// Announces the number of rows that a search has left, because a reader who types in the field
  /// doesn't see them.
  package func announceResults(in app: any RunningApp) {
    guard let field = searched else { return }
    searched = nil
    guard !mutations.isEmpty else { return }
    var screen = app.element(field)
    while let element = screen, element.role != .screen { screen = element.parent }
    guard let screen else { return }
    mutations.append(.announce(context.words[.results, screen.rowCount]))
  }
}

extension RunningApp {
  /// The announcement of a row's new position; `nil` for other events.
  package func announcement(of event: UserEvent, _ words: SystemWords) -> String? {
    guard case .move(let index) = event.action, let row = element(event.element) else { return nil }
    let rows = row.parent?.children.filter { $0.state.accepts(.move) } ?? []
    guard let from = rows.firstIndex(where: { $0 === row }) else { return nil }
    return words[.moved, index > from ? index : index + 1, of: rows.count]
  }
}

extension Element {
  /// Whether the element is the field of a search.
  package var isSearchField: Bool {
    if case .toolbarItem(.search, _)? = parent?.state.content { true } else { false }
  }

  /// The number of rows in the element, including those that aren't created.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  fileprivate var rowCount: Int {
    if let absent = state.absentRows { return absent }
    if role == .row { return state.isHidden ? 0 : 1 }
    return children.reduce(0) { $0 + $1.rowCount }
  }
}

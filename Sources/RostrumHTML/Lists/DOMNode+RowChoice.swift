import RostrumElements

extension DOMNode {
  /// Adds what users do with the rows of a list or table in which rows can be selected.
  mutating func addRowChoice(of element: ElementSnapshot, in context: DOMContext) {
    guard let mode = element.selectionMode else { return }
    load(.grid, in: context)
    if mode == .multiple { listen(for: .choose) }
    guard case .rowMenu(let hasPrimaryAction)? = element.state.interaction(.rowMenu) else { return }
    listen(for: .menu)
    if hasPrimaryAction { listen(for: .primary) }
  }
}

extension ElementSnapshot {
  /// The number of rows that can be selected; `nil` for none.
  fileprivate var selectionMode: RowSelectionMode? {
    switch content {
    case .table(let mode): return mode
    case .list(_, let facts):
      for case .selection(let mode) in facts { return mode }
      return nil
    default: return nil
    }
  }
}

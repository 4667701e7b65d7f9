import Foundation

/// Wraps each view of a list, form or section in a row.
enum Rows {
  /// The row around a view, or `nil` for a section, which needs no row.
  @MainActor
  static func row(around child: ElementHandle) -> ElementWrapper? {
    if child.core.role == .section || child.core.state.absentRows != nil { return nil }
    var wrapper = ElementWrapper(.row) { row in
      if let background = child.trait(RowBackgroundKey.self) ?? nil {
        row.style(.rowBackground(background))
      }
      for look in child.traits(RowLookKey.self) { row.style(look) }
      row.state.badge = child.core.state.badge
      row.state.badgeProminence = child.core.state.badgeProminence
      guard let position = child.trait(RowKey.self) else { return }
      let index = position.index
      if let delete = child.trait(DeleteKey.self) ?? nil,
        child.trait(DeleteDisabledKey.self) != true
      {
        row.onDelete { delete.action(IndexSet(integer: index)) }
      }
      if let move = child.trait(MoveKey.self) ?? nil,
        child.trait(MoveDisabledKey.self) != true
      {
        row.onMove(among: { [weak child] in child?.outer.parent?.parent?.children.count ?? 0 }) {
          [weak child] target in
          guard let place = child?.outer.parent?.indexAmongRows else { return }
          move.move(index, to: target - (place - index))
        }
      }
      child.trait(InsertKey.self)?.install(on: &row, at: index)
    }
    wrapper.extras = child.traits(SwipeActionsKey.self).flatMap { $0 }
    return wrapper
  }
}

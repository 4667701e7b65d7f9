/// What lets the user move a column among those that are shown.
struct ColumnMoving {
  private let id: String
  private let order: TableColumnOrder
  private let choices: Binding<TableColumnChoices>

  /// Lets the user move a column that has an identifier.
  init?(in table: _TableContext) {
    guard let choices = table.choices, let order = table.order, let id = table.column.id,
      table.column.canMove
    else { return nil }
    self.id = id
    self.order = order
    self.choices = choices
  }

  /// The number of columns that are shown.
  var count: Int { order.shown.count }

  /// Moves the column before the one that is shown at an index, or after all.
  ///
  /// A column that can't be moved keeps its place: the next one that can be moves instead.
  @MainActor
  func move(to index: Int) {
    let next = order.entries.filter { !$0.isHidden }.dropFirst(index).first {
      $0.traits.canMove && $0.key != id
    }
    choices.wrappedValue.order = order.moving(id, before: next?.key)
  }
}

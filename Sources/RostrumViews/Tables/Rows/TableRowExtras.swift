/// What a row of a table has besides its value.
struct TableRowExtras {
  /// The place in an outline, for the first cell.
  var outline: TableOutline?
  /// The content of the row, if the user can drag it.
  var payload: DragPayload?
  /// What inserts content before and after the row, if it can be dropped there.
  var insertion: Insertion?

  /// The menu of the row.
  var menu: AnyView?

  /// The insertion of content beside the row of an element.
  struct Insertion {
    let rows: InsertRows
    /// The offset of the element.
    let offset: Int
  }

  /// Describes the row that a user drags, or drops something beside.
  @MainActor
  func describe(_ row: inout ElementDraft, in environment: EnvironmentValues) {
    if menu != nil { row.state.set(.rowMenu(hasPrimaryAction: false)) }
    if payload == nil, insertion == nil { return }
    row.state.isDisabled = !environment.isEnabled
    if let payload { row.state.set(.draggable(types: payload.types)) }
    if let insertion { insertion.rows.install(on: &row, at: insertion.offset) }
  }
}

/// The place of a row in an outline, and what shows and hides the rows within it.
struct TableOutline {
  let place: RowOutline
  let toggle: (@MainActor () -> Void)?
}

/// The element of a table.
struct TableBox<Content: View, ID: Hashable>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .table }
  let selection: ListSelection<ID>?
  let content: Content

  func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    RowRegion(along: .vertical, placeholders: .tableRow, in: graph)
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .table(selection?.mode, environment.tableLook)
    if let selection {
      element.onRowChoice(in: selection, isEnabled: environment.isEnabled)
    }
    element.alternateRows(in: environment)
    element.refresh(in: environment)
  }
}

/// A row of a table; the row of headings has no id.
struct TableRowBox<Content: View, ID: Hashable>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .tableRow }
  let content: Content
  let id: ID?
  let selection: ListSelection<ID>?
  var childOrder: [Int]?
  var extras: TableRowExtras?

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .tableRow(isHeader: id == nil)
    extras?.describe(&element, in: environment)
    guard let id, let selection else { return }
    selection.read()
    element.state.isDisabled = !environment.isEnabled
    element.state.set(.tap)
    element.state.isSelected = selection.contains(id)
    element.on(.tap) { selection.tap(id, on: $0.element) }
  }
}

/// A cell of a row.
struct TableCell<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .cell }
  let content: Content
  let styles: [StyleProperty]
  /// What the row has besides its value, in its first cell.
  var row: TableRowExtras?

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for style in styles { element.style(style) }
    guard let row else { return }
    element.content = .cell(row.outline?.place, isGrip: row.payload != nil)
    guard let toggle = row.outline?.toggle else { return }
    element.state.set(.tap)
    element.onTap(toggle)
  }
}

/// The heading of a column, which sorts if the table has a sort order.
struct TableHeading<RowValue>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .columnHeader }
  let title: Text
  let sort: TableSort<RowValue>?
  let styles: [StyleProperty]
  let resizing: ColumnResizing?
  let moving: ColumnMoving?

  var content: Text { title }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for style in styles { element.style(style) }
    var facts = ColumnFacts()
    var direction: TableSortDirection?
    if let sort, let order = environment.tableOrder as? TableOrder<RowValue> {
      element.state.set(.tap)
      element.state.isDisabled = !environment.isEnabled
      (direction, facts.laterSort) = order.direction(of: sort)
      element.onTap { order.press(sort) }
      // Shift and Return; a host sends it for Shift and a click, too.
      element.on(.key, refusing: Self.refusal) { _ in order.add(sort) }
    }
    if let resizing {
      element.state.isDisabled = !environment.isEnabled
      facts.width = ColumnFacts.AdjustableWidth(
        resizing.width, in: resizing.bounds, of: title.words(in: environment))
      element.onNumber(in: resizing.bounds, resizing.resize(to:))
    }
    if let moving {
      element.state.isDisabled = !environment.isEnabled
      element.onMove(among: { moving.count }, moving.move(to:))
    }
    if direction != nil || facts != ColumnFacts() {
      element.content = .columnHeader(direction, facts)
    }
  }

  private static func refusal(_ action: UserEvent.Action) -> String? {
    action == .key(.return, modifiers: .shift) ? nil : "the heading has no such key"
  }
}

/// The heading at the end, with the menu of the columns.
struct TableMenuHeading<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .columnHeader }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}

/// A row with the header or the footer of a section.
struct TableSectionRow<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .tableRow }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}

/// The cell with the header or the footer of a section.
struct TableSectionCell<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .cell }
  let part: SectionPartKey.Value
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}

  func wrapper(for child: ElementHandle, in environment: EnvironmentValues) -> ElementWrapper? {
    ElementWrapper(part == .header ? .header : .footer)
  }
}

import Foundation

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
    element.content = .table(selection?.mode)
    if let selection {
      element.onRowChoice(in: selection, isEnabled: environment.isEnabled)
    }
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

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .tableRow(isHeader: id == nil)
    guard let id, let selection else { return }
    selection.read()
    element.state.isDisabled = !environment.isEnabled
    element.state.set(.tap)
    element.state.isSelected = selection.contains(id)
    element.onTap { selection.tap(id) }
  }
}

/// A cell of a row.
struct TableCell<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .cell }
  let content: Content
  let styles: [StyleProperty]

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for style in styles { element.style(style) }
  }
}

/// The heading of a column, which sorts if the table has a sort order.
struct TableHeading<RowValue>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .columnHeader }
  let title: Text
  let sort: TableSort<RowValue>?
  let styles: [StyleProperty]

  var content: Text { title }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for style in styles { element.style(style) }
    guard let sort, let order = environment.tableOrder as? TableOrder<RowValue> else { return }
    element.state.set(.tap)
    element.state.isDisabled = !environment.isEnabled
    switch order.direction(of: sort.keyPath) {
    case .forward: element.content = .columnHeader(.ascending)
    case .reverse: element.content = .columnHeader(.descending)
    case nil: break
    }
    element.onTap { order.press(sort) }
  }
}

/// The sort order of the enclosing table.
@MainActor
struct TableOrder<RowValue> {
  let comparators: Binding<[KeyPathComparator<RowValue>]>

  init(_ comparators: Binding<[KeyPathComparator<RowValue>]>) {
    self.comparators = comparators
  }

  /// The direction in which a property sorts the table, if the property is the most significant.
  func direction(of keyPath: PartialKeyPath<RowValue>) -> SortOrder? {
    guard let first = comparators.wrappedValue.first, first.keyPath == keyPath else { return nil }
    return first.order
  }

  /// Makes a property the most significant one, or reverses its direction if it already is.
  func press(_ sort: TableSort<RowValue>) {
    let isForward = direction(of: sort.keyPath) == .forward
    let others = comparators.wrappedValue.filter { $0.keyPath != sort.keyPath }
    comparators.wrappedValue = [sort.make(isForward ? .reverse : .forward)] + others
  }
}

extension EnvironmentValues {
  /// The sort order of the enclosing table, for its headings.
  var tableOrder: Any? {
    get { self[TableOrderKey.self] }
    set { self[TableOrderKey.self] = newValue }
  }
}

private struct TableOrderKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

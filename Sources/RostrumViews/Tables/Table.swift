import Foundation

/// Rows with the same columns.
///
/// ```swift
/// Table(people, selection: $chosen, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Born") { Text($0.birthday, style: .date) }
/// }
/// .onChange(of: order) { people.sort(using: $1) }
/// ```
///
/// The app sorts the elements: pressing a heading only changes the sort order. With Shift, it adds the
/// column to those by which the table is sorted. On a narrow screen, a wide table scrolls
/// horizontally. Headings stay on the screen while the rows scroll.
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  let source: Source
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let order: TableOrder<Value>?
  let customization: Binding<TableColumnCustomization<Value>>?
  private let expansion = TableExpansion()

  /// What the rows are made of.
  enum Source {
    /// A row for each value.
    case values(TableRows<Value>)
    /// Rows that are listed with each update.
    case rows(isOutline: Bool, @MainActor (inout _TableRowList<Value>) -> Void)
  }

  init<Content>(
    _ source: Source, _ selection: ListSelection<Value.ID>?,
    _ order: TableOrder<Value>?,
    _ customization: Binding<TableColumnCustomization<Value>>?, _ columns: Content
  ) where Columns == _RowColumns<Value, Content> {
    self.source = source
    self.selection = selection
    self.order = order
    self.customization = customization
    self.columns = _RowColumns(content: columns)
  }

  /// The headings and the rows.
  public var body: some View {
    let context = _TableContext(choices: customization.map { $0.choices })
    let order = columnOrder(context)
    TableBox(
      selection: selection,
      content: TupleView(
        TableRowBox(
          content: TupleView(
            columns._headers(context.with(order)),
            order.flatMap { order in
              context.choices.map {
                TableMenuHeading(content: TableColumnMenu(columns: order, choices: $0))
              }
            }),
          id: nil as Value.ID?, selection: nil, childOrder: order?.shown
        )
        .environment(\.tableOrder, self.order),
        rows(context, order?.shown)))
  }

  @ViewBuilder private func rows(_ context: _TableContext, _ order: [Int]?) -> some View {
    // NB: A closure that captured the table would look up its type for each row.
    let (columns, selection) = (columns, selection)
    switch source {
    case .values(let values):
      ForEach(values) {
        TableRowBox(
          content: columns._cells($0, context), id: $0.id, selection: selection, childOrder: order)
      }
    case .rows(let isOutline, let list):
      ForEach(items(isOutline, list)) { item in
        switch item.content {
        case .value(let value, let extras):
          let cells = columns._cells(value, context.with(extras))
          if let menu = extras.menu {
            TableRowBox(
              content: TupleView(cells, menu), id: value.id, selection: selection,
              childOrder: order, extras: extras)
          } else {
            TableRowBox(
              content: cells, id: value.id, selection: selection, childOrder: order,
              extras: extras)
          }
        case .part(let part, let view):
          TableSectionRow(content: TableSectionCell(part: part, content: view))
        }
      }
    }
  }

  private func items(
    _ isOutline: Bool, _ list: @MainActor (inout _TableRowList<Value>) -> Void
  ) -> [_TableRowList<Value>.Item] {
    var rows = _TableRowList<Value>(expansion, isOutline: isOutline)
    list(&rows)
    return rows.items
  }

  /// The order of the columns; `nil` for a table without a customization.
  private func columnOrder(_ context: _TableContext) -> TableColumnOrder? {
    guard let choices = context.choices else { return nil }
    var list = _TableColumnList()
    columns._list(in: &list, context)
    return TableColumnOrder(list.entries, choices.wrappedValue)
  }
}

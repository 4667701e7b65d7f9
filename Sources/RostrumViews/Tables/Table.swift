public import Foundation

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
/// The app sorts: a press on a heading changes the sort order only. A wide table scrolls sideways on
/// a narrow screen.
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  let values: [Value]
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let order: Binding<[KeyPathComparator<Value>]>?

  private init<Content>(
    _ values: some RandomAccessCollection<Value>, _ selection: ListSelection<Value.ID>?,
    _ order: Binding<[KeyPathComparator<Value>]>?, _ columns: Content
  ) where Columns == _RowColumns<Value, Content> {
    self.values = Array(values)
    self.selection = selection
    self.order = order
    self.columns = _RowColumns(content: columns)
  }

  /// A table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, nil, nil, columns())
  }

  /// A table of which one row or none is chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The id of the chosen one.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .optional(selection), nil, columns())
  }

  /// A table of which any number of rows are chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The ids of the chosen ones.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .multiple(selection), nil, columns())
  }

  /// A table whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - sortOrder: By what they are sorted, the most important first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, nil, sortOrder, columns())
  }

  /// A table of which one row or none is chosen, and whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The id of the chosen one.
  ///   - sortOrder: By what they are sorted, the most important first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .optional(selection), sortOrder, columns())
  }

  /// A table of which any number of rows are chosen, and whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The ids of the chosen ones.
  ///   - sortOrder: By what they are sorted, the most important first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .multiple(selection), sortOrder, columns())
  }

  /// The headings and the rows.
  public var body: some View {
    TableBox(
      selectionMode: selection?.mode,
      content: TupleView(
        TableRowBox(content: columns._headers, id: nil as Value.ID?, selection: nil)
          .environment(\.tableOrder, order.map { TableOrder($0) as Any }),
        ForEach(values) { value in
          TableRowBox(content: columns._cells(value), id: value.id, selection: selection)
        }))
  }
}

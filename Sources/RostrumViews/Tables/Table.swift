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
/// The app sorts the elements: pressing a heading only changes the sort order. On a narrow screen,
/// a wide table scrolls horizontally.
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

  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, nil, nil, columns())
  }

  /// Creates a table with an optional selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The id of the selected row.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .optional(selection), nil, columns())
  }

  /// Creates a table with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The ids of the selected rows.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .multiple(selection), nil, columns())
  }

  /// Creates a table whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, nil, sortOrder, columns())
  }

  /// Creates a table with an optional selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The id of the selected row.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Content
  ) where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(data, .optional(selection), sortOrder, columns())
  }

  /// Creates a table with multiple selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The sort order of the elements, most significant first.
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
      selection: selection,
      content: TupleView(
        TableRowBox(content: columns._headers, id: nil as Value.ID?, selection: nil)
          .environment(\.tableOrder, order.map { TableOrder($0) as Any }),
        ForEach(values) { value in
          TableRowBox(content: columns._cells(value), id: value.id, selection: selection)
        }))
  }
}

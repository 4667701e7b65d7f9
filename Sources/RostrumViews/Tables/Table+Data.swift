public import Foundation

extension Table {
  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .values(TableRows(data)), nil, nil, columnCustomization,
      columns())
  }

  /// Creates a table whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .values(TableRows(data)), nil, TableOrder(sortOrder), columnCustomization,
      columns())
  }

  /// Creates a table with an optional selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The id of the selected row.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .values(TableRows(data)), .optional(selection), nil, columnCustomization,
      columns())
  }

  /// Creates a table with an optional selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The id of the selected row.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .values(TableRows(data)), .optional(selection), TableOrder(sortOrder), columnCustomization,
      columns())
  }

  /// Creates a table with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .values(TableRows(data)), .multiple(selection), nil, columnCustomization,
      columns())
  }

  /// Creates a table with multiple selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements, sorted by the app.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .values(TableRows(data)), .multiple(selection), TableOrder(sortOrder), columnCustomization,
      columns())
  }
}

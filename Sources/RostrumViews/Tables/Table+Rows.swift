public import Foundation

extension Table {
  /// Creates a table of given rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, nil, nil, columnCustomization,
      columns())
  }

  /// Creates a table of given rows whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent, Comparator: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where
    Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value,
    Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, nil, TableOrder(sortOrder),
      columnCustomization,
      columns())
  }

  /// Creates a table of given rows with an optional selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The id of the selected row.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, .optional(selection), nil,
      columnCustomization,
      columns())
  }

  /// Creates a table of given rows with an optional selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The id of the selected row.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent, Comparator: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where
    Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value,
    Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, .optional(selection),
      TableOrder(sortOrder),
      columnCustomization,
      columns())
  }

  /// Creates a table of given rows with multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, .multiple(selection), nil,
      columnCustomization,
      columns())
  }

  /// Creates a table of given rows with multiple selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Content: TableColumnContent, Rows: TableRowContent, Comparator: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content,
    @TableRowBuilder<Value> rows: @escaping @MainActor () -> Rows
  )
  where
    Columns == _RowColumns<Value, Content>, Rows.TableRowValue == Value,
    Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: false) { rows()._list(in: &$0) }, .multiple(selection),
      TableOrder(sortOrder),
      columnCustomization,
      columns())
  }
}

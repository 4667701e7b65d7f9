public import Foundation

extension Table {
  /// Creates an outline whose rows have others in them.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, nil, nil, columnCustomization,
      columns())
  }

  /// Creates an outline whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, nil, TableOrder(sortOrder),
      columnCustomization,
      columns())
  }

  /// Creates an outline with an optional selection.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - selection: The id of the selected row.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, .optional(selection), nil,
      columnCustomization,
      columns())
  }

  /// Creates an outline with an optional selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - selection: The id of the selected row.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, .optional(selection),
      TableOrder(sortOrder), columnCustomization,
      columns())
  }

  /// Creates an outline with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Content: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content> {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, .multiple(selection), nil,
      columnCustomization,
      columns())
  }

  /// Creates an outline with multiple selection, whose headings change a sort order.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path of the elements within an element; `nil` there for none.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The sort order of the elements, most significant first.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<
    Data: RandomAccessCollection, Content: TableColumnContent, Comparator: SortComparator
  >(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where Data.Element == Value, Columns == _RowColumns<Value, Content>, Comparator.Compared == Value
  {
    self.init(
      .rows(isOutline: true) { $0.append(data, children: children) }, .multiple(selection),
      TableOrder(sortOrder), columnCustomization,
      columns())
  }
}

extension _TableRowList {
  /// Adds a row for each element, and for those within it.
  @MainActor
  mutating func append<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>
  ) where Data.Element == Value {
    for value in data {
      guard let inner = value[keyPath: children] else {
        append(value)
        continue
      }
      append(value, isExpanded: nil) { $0.append(inner, children: children) }
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  /// Groups columns.
  ///
  /// ```swift
  /// Group {
  ///   TableColumn("Street", value: \.street)
  ///   TableColumn("City", value: \.city)
  /// }
  /// .defaultVisibility(.hidden)
  /// ```
  ///
  /// - Parameter content: The columns.
  public init<RowValue>(
    @TableColumnBuilder<RowValue> content: () -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(content: content())
  }

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> Content._Headers { content._headers(table) }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: TableRowValue, _ table: _TableContext) -> Content._Cells {
    content._cells(value, table)
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    content._list(in: &list, table)
  }
}

extension TableRowContent {
  /// Gives rows a menu.
  ///
  /// - Parameter menu: The element of the menu.
  /// - Returns: The rows.
  package func menu(_ menu: some View) -> some TableRowContent<TableRowValue> {
    RowsWithMenu(content: self, menu: AnyView(menu))
  }
}

/// Rows with a menu.
struct RowsWithMenu<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  // NB: The extras of a row are no generic type, and only rows with a menu have one.
  let menu: AnyView

  func _list(in list: inout _TableRowList<TableRowValue>) {
    list.showing(menu) { content._list(in: &$0) }
  }
}

/// Columns of a ``Table``.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
  /// The type of the headings.
  associatedtype _Headers: View
  /// The type of the cells of a row.
  associatedtype _Cells: View

  /// The headings; apps don't call or implement this.
  func _headers(_ table: _TableContext) -> _Headers

  /// The cells of a row; apps don't call or implement this.
  func _cells(_ value: TableRowValue, _ table: _TableContext) -> _Cells

  /// Lists the columns with what the user may change; apps don't call or implement this.
  func _list(in list: inout _TableColumnList, _ table: _TableContext)
}

/// What columns know of their table and of the row that they make cells for; apps have no use for it.
public struct _TableContext {
  /// What the user has chosen; `nil` for a table without a customization.
  var choices: Binding<TableColumnChoices>?
  /// What the column is called and allows, as far as views around it say.
  var column = TableColumnTraits()
  /// Whether the columns aren't shown.
  var isHidden = false
  /// What the row has besides its value, for its first cell.
  var row: TableRowExtras?
  /// The columns in the user's order, for headings; `nil` for a table without a customization.
  var order: TableColumnOrder?

  /// The context of columns with traits.
  @MainActor
  func entering(_ traits: TableColumnTraits) -> _TableContext {
    var inner = self
    inner.column = traits.within(column)
    let isVisible = choices.map { inner.column.isVisible(in: $0.wrappedValue) }
    if isVisible ?? (inner.column.defaultVisibility != .hidden) == false { inner.isHidden = true }
    return inner
  }

  /// The context of the cells of a row.
  func with(_ extras: TableRowExtras) -> _TableContext {
    var cells = self
    cells.row = extras
    return cells
  }

  /// The context of the headings.
  func with(_ order: TableColumnOrder?) -> _TableContext {
    var headings = self
    headings.order = order
    return headings
  }

  /// The context of the columns after the first one.
  var afterFirst: _TableContext {
    var next = self
    next.row = nil
    return next
  }
}

/// The columns of a table in the order in which the app declares them; apps have no use for it.
public struct _TableColumnList {
  /// A column.
  struct Entry {
    let title: Text
    let traits: TableColumnTraits
    let isHidden: Bool
  }

  var entries: [Entry] = []
}

/// The columns of a table.
///
/// The compiler infers the type of the rows' values, and thereby that of a key path such as
/// `\.name`, from the table's data only if no requirement of the columns' type names it. This type
/// exists to satisfy that.
public struct _RowColumns<RowValue: Identifiable, Content: TableColumnContent>: TableColumnContent
where Content.TableRowValue == RowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  let content: Content

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> Content._Headers { content._headers(table) }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: RowValue, _ table: _TableContext) -> Content._Cells {
    content._cells(value, table)
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    content._list(in: &list, table)
  }
}

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
  var _headers: _Headers { get }

  /// The cells of a row; apps don't call or implement this.
  func _cells(_ value: TableRowValue) -> _Cells
}

/// Builds columns from the statements of a closure.
@MainActor @resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns a column unchanged.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue {
    column
  }

  /// Starts with the first column.
  public static func buildPartialBlock<Column: TableColumnContent>(
    first: Column
  ) -> Column where Column.TableRowValue == RowValue {
    first
  }

  /// Adds a column after the previous ones.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> _TableColumns<First, Next>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    _TableColumns(first: accumulated, next: next)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> _OptionalColumns<Column> {
    _OptionalColumns(column: column)
  }
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
  public var _headers: Content._Headers { content._headers }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: RowValue) -> Content._Cells { content._cells(value) }
}

/// Columns side by side.
public struct _TableColumns<First: TableColumnContent, Next: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Next.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue

  let first: First
  let next: Next

  /// The headings; apps don't call or implement this.
  public var _headers: TupleView<First._Headers, Next._Headers> {
    TupleView(first._headers, next._headers)
  }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: TableRowValue) -> TupleView<First._Cells, Next._Cells> {
    TupleView(first._cells(value), next._cells(value))
  }
}

/// Columns that may be absent: an `if` without an `else`.
public struct _OptionalColumns<Column: TableColumnContent>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Column.TableRowValue

  let column: Column?

  /// The headings; apps don't call or implement this.
  public var _headers: Column._Headers? { column?._headers }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: TableRowValue) -> Column._Cells? { column?._cells(value) }
}

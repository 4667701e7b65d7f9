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
  ) -> _OptionalColumns<Column> where Column.TableRowValue == RowValue {
    _OptionalColumns(column: column)
  }

  /// Builds the first branch of an `if` with an `else`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first column: First
  ) -> _EitherColumns<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    .first(column)
  }

  /// Builds the second branch of an `if` with an `else`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second column: Second
  ) -> _EitherColumns<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    .second(column)
  }

  /// Builds columns that only some systems have.
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue {
    column
  }
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
  public func _headers(_ table: _TableContext) -> TupleView<First._Headers, Next._Headers> {
    TupleView(first._headers(table), next._headers(table))
  }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(
    _ value: TableRowValue, _ table: _TableContext
  ) -> TupleView<First._Cells, Next._Cells> {
    TupleView(first._cells(value, table), next._cells(value, table.afterFirst))
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    first._list(in: &list, table)
    next._list(in: &list, table)
  }
}

/// Columns that may be absent: an `if` without an `else`.
public struct _OptionalColumns<Column: TableColumnContent>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Column.TableRowValue

  let column: Column?

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> Column._Headers? { column?._headers(table) }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: TableRowValue, _ table: _TableContext) -> Column._Cells? {
    column?._cells(value, table)
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    column?._list(in: &list, table)
  }
}

/// One of two sets of columns: an `if` with an `else`.
public enum _EitherColumns<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue

  /// The columns of the first branch.
  case first(First)
  /// The columns of the second branch.
  case second(Second)

  /// The headings; apps don't call or implement this.
  @ViewBuilder public func _headers(
    _ table: _TableContext
  ) -> _ConditionalContent<First._Headers, Second._Headers> {
    switch self {
    case .first(let columns): columns._headers(table)
    case .second(let columns): columns._headers(table)
    }
  }

  /// The cells of a row; apps don't call or implement this.
  @ViewBuilder public func _cells(
    _ value: TableRowValue, _ table: _TableContext
  ) -> _ConditionalContent<First._Cells, Second._Cells> {
    switch self {
    case .first(let columns): columns._cells(value, table)
    case .second(let columns): columns._cells(value, table)
    }
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    switch self {
    case .first(let columns): columns._list(in: &list, table)
    case .second(let columns): columns._list(in: &list, table)
    }
  }
}

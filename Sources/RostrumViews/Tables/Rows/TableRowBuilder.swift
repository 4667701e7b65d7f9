/// Builds rows of a table from the statements of a closure.
@MainActor @resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Returns rows unchanged.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  /// Builds no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Starts with the first rows.
  public static func buildPartialBlock<Rows: TableRowContent>(
    first: Rows
  ) -> Rows where Rows.TableRowValue == Value {
    first
  }

  /// Adds rows after the previous ones.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> _TableRows<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRows(first: accumulated, next: next)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Rows: TableRowContent>(
    _ rows: Rows?
  ) -> _OptionalRows<Rows> where Rows.TableRowValue == Value {
    _OptionalRows(rows: rows)
  }

  /// Builds the first branch of an `if` with an `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first rows: First
  ) -> _TableRows<_OptionalRows<First>, _OptionalRows<Second>>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRows(first: _OptionalRows(rows: rows), next: _OptionalRows(rows: nil))
  }

  /// Builds the second branch of an `if` with an `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second rows: Second
  ) -> _TableRows<_OptionalRows<First>, _OptionalRows<Second>>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRows(first: _OptionalRows(rows: nil), next: _OptionalRows(rows: rows))
  }
}

/// Rows below each other.
public struct _TableRows<First: TableRowContent, Next: TableRowContent>: TableRowContent
where First.TableRowValue == Next.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue

  let first: First
  let next: Next

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<TableRowValue>) {
    first._list(in: &list)
    next._list(in: &list)
  }
}

/// Rows that may be absent.
public struct _OptionalRows<Rows: TableRowContent>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Rows.TableRowValue

  let rows: Rows?

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<TableRowValue>) { rows?._list(in: &list) }
}

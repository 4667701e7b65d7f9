public import Foundation
public import GRDB

extension QueryInterfaceRequest {
  /// The rows in the order of a table's headings.
  ///
  /// ```swift
  /// let rows = Vehicle.all().order(
  ///   by: order, [\Vehicle.plate: Column("plate"), \Vehicle.seats: Column("seats")])
  /// ```
  ///
  /// The primary key ends the order, so that rows which are equal otherwise have an order, too: pages of
  /// rows need that.
  ///
  /// - Parameters:
  ///   - comparators: The sort order of the table, most significant first. Those without a column are left
  ///     out.
  ///   - columns: The column of each property.
  /// - Returns: The request with another order.
  public func order(
    by comparators: [KeyPathComparator<RowDecoder>],
    _ columns: [PartialKeyPath<RowDecoder>: Column]
  ) -> QueryInterfaceRequest {
    let terms = comparators.compactMap { comparator in
      columns[comparator.keyPath].map { ($0, comparator.order) }
    }
    let table = databaseTableName
    return orderWhenConnected { db in
      let sorted = terms.map { column, order -> any SQLOrderingTerm in
        order == .forward ? column.asc : column.desc
      }
      return try sorted + db.primaryKey(table).columns.map { Column($0) }
    }
  }
}

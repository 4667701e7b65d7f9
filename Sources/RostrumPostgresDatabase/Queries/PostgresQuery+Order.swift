public import Foundation

extension PostgresQuery {
  /// What follows `ORDER BY` for the order of a table's headings.
  ///
  /// ```swift
  /// let order = PostgresQuery.order(
  ///   by: sortOrder, [\Vehicle.plate: "plate", \Vehicle.seats: "seats"], endingWith: "id")
  /// ```
  ///
  /// - Parameters:
  ///   - comparators: The sort order of the table, most significant first. Those without a column are left
  ///     out.
  ///   - columns: The column of each property.
  ///   - last: The column of the primary key, so that rows which are equal otherwise have an order, too:
  ///     pages of rows need that.
  /// - Returns: The columns, with their directions.
  public static func order<Row>(
    by comparators: [KeyPathComparator<Row>], _ columns: [PartialKeyPath<Row>: String],
    endingWith last: String
  ) -> PostgresQuery {
    let terms = comparators.compactMap { comparator in
      columns[comparator.keyPath].map { column -> PostgresQuery in
        comparator.order == .forward ? "\(name: column)" : "\(name: column) DESC"
      }
    }
    return join(terms + ["\(name: last)"], by: ", ")
  }
}

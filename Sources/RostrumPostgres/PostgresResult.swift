/// The rows that a request returns, with the names and types of their columns.
package struct PostgresResult: Sendable {
  /// A column of a result.
  package struct Column: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The number of the type in the server's catalog.
    package let type: UInt32

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The number of the type in the server's catalog.
    package init(name: String, type: UInt32) {
      self.name = name
      self.type = type
    }
  }

  /// The columns, in order.
  package let columns: [Column]
  /// The rows, in order.
  package let rows: [PostgresRow]
  /// The number of rows that were returned or changed.
  package let count: Int
}

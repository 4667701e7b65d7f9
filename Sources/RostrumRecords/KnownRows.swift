import RostrumRuntime

/// Rows that are in memory.
package final class KnownRows<Row: Identifiable & Sendable>: PageSource where Row.ID: Sendable {
  private let rows: [Row]

  /// Creates the source of an array.
  ///
  /// - Parameter rows: The rows.
  package init(_ rows: [Row]) {
    self.rows = rows
  }

  package var count: Int { rows.count }
  package func row(at position: Int) -> Row { rows[position] }
  package func isLoaded(at position: Int) -> Bool { rows.indices.contains(position) }
  package func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int] { rows.offsets(of: ids) }
  package func ids(in offsets: Range<Int>) -> [Row.ID] {
    rows[offsets.clamped(to: rows.indices)].map(\.id)
  }
}

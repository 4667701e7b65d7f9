/// Where the rows of ``Pages`` come from.
package protocol PageSource<Row>: AnyObject, Sendable {
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// The number of rows.
  var count: Int { get }

  /// A row, or what stands in for it.
  ///
  /// - Parameter position: The offset of the row.
  /// - Returns: The row.
  func row(at position: Int) -> Row

  /// Whether a row is in memory.
  ///
  /// - Parameter position: The offset of the row.
  /// - Returns: Whether it is there.
  func isLoaded(at position: Int) -> Bool

  /// The offsets of rows, by their identities.
  ///
  /// - Parameter ids: The identities of rows.
  /// - Returns: The offsets of those that are known.
  func offsets(of ids: Set<Row.ID>) -> [Row.ID: Int]

  /// The identities of adjacent rows, in order.
  ///
  /// - Parameter offsets: The offsets of the rows.
  /// - Returns: The identities; fewer if some aren't known.
  func ids(in offsets: Range<Int>) -> [Row.ID]
}

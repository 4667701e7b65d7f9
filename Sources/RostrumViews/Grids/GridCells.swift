/// A row that counts the columns of its cells, and aligns them with those of other rows.
@MainActor
protocol GridCells: Node {
  /// The number of columns that the cells span.
  var columns: Int { get }

  /// The alignments that cells set for their columns, by the index of the column.
  var columnAlignments: [Int: HorizontalAlignment] { get }

  /// Aligns the cells by the alignments of their columns.
  ///
  /// - Parameter alignments: The alignments, by the index of the column; the grid aligns the others.
  func align(_ alignments: [Int: HorizontalAlignment])
}

extension [ElementHandle] {
  /// Aligns the cells of the rows of a grid.
  ///
  /// O(n) in the number of cells.
  ///
  /// - Returns: The number of columns of the longest row, and at least one.
  @MainActor
  func alignCells() -> Int {
    let rows = compactMap { $0.owner as? any GridCells }
    var alignments: [Int: HorizontalAlignment] = [:]
    for row in rows { alignments.merge(row.columnAlignments) { first, _ in first } }
    for row in rows { row.align(alignments) }
    return rows.reduce(1) { Swift.max($0, $1.columns) }
  }
}

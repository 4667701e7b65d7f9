/// How a list is drawn.
public enum ListVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual where the list stands.
  case automatic
  /// Rows without a background of their own.
  case plain
  /// Sections one below the other.
  case grouped
  /// Sections in boxes with round corners.
  case insetGrouped
  /// Rows at a distance from the edges.
  case inset
  /// For the first column of a split view.
  case sidebar
}

/// A fact about a list.
public enum ListFact: Hashable, Sendable {
  /// How many rows can be chosen.
  case selection(RowSelectionMode)
  /// Rows can be deleted, moved and chosen without a gesture.
  case editing
  /// Whether the list draws a background behind its rows.
  case background(Visibility)
}

/// How many rows of a list or table can be chosen.
public enum RowSelectionMode: String, Hashable, Sendable, CaseIterable {
  /// At most one row.
  case single
  /// Any number of rows.
  case multiple
}

/// How the rows of a table are sorted by a column.
public enum TableSortDirection: String, Hashable, Sendable, CaseIterable {
  /// The least value first.
  case ascending
  /// The greatest value first.
  case descending
}

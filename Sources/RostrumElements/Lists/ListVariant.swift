/// The visual style of a list.
public enum ListVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the list's context.
  case automatic
  /// Rows without a background of their own.
  case plain
  /// Sections in sequence.
  case grouped
  /// Sections in boxes with rounded corners.
  case insetGrouped
  /// Rows that are inset from the edges.
  case inset
  /// A list for the first column of a split view.
  case sidebar
}

/// A fact about a list.
public enum ListFact: Hashable, Sendable {
  /// The number of rows that can be selected.
  case selection(RowSelectionMode)
  /// Rows can be deleted, moved and selected without a gesture.
  case editing
  /// Whether the list draws a background behind its rows.
  case background(Visibility)
}

/// The number of rows of a list or table that can be selected.
public enum RowSelectionMode: String, Hashable, Sendable, CaseIterable {
  /// At most one row.
  case single
  /// Any number of rows.
  case multiple
}

/// The order in which a column sorts the rows of a table.
public enum TableSortDirection: String, Hashable, Sendable, CaseIterable {
  /// The smallest value first.
  case ascending
  /// The largest value first.
  case descending
}

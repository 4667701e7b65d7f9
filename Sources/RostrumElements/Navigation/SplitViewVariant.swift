/// How the columns of a split view share space.
public enum SplitViewVariant: String, Hashable, Sendable, CaseIterable {
  /// The columns are side by side.
  case automatic
  /// The detail column keeps its size, and the other columns cover it.
  case prominentDetail
}

/// Which columns of a split view are shown.
public enum SplitColumnVisibility: String, Hashable, Sendable, CaseIterable {
  /// As many columns as there is room for.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The detail column only.
  case detailOnly
}

/// The place of a column in a split view.
public enum SplitColumnPlace: String, Hashable, Sendable, CaseIterable {
  /// The first column.
  case sidebar
  /// The middle column.
  case content
  /// The last column.
  case detail
}

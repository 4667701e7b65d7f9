/// How the columns of a split view share the room.
public enum SplitViewVariant: String, Hashable, Sendable, CaseIterable {
  /// The columns stand side by side.
  case automatic
  /// The detail column keeps its size, and the others cover it.
  case prominentDetail
}

/// Which columns of a split view are shown.
public enum SplitColumnVisibility: String, Hashable, Sendable, CaseIterable {
  /// As many as there is room for.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The detail column.
  case detailOnly
}

/// The place of a column in a split view.
public enum SplitColumnPlace: String, Hashable, Sendable, CaseIterable {
  /// The first column.
  case sidebar
  /// The column in the middle.
  case content
  /// The last column.
  case detail
}

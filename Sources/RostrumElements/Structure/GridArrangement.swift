/// How a grid arranges its content.
public enum GridArrangement: Hashable, Sendable {
  /// Rows of cells; the longest row has this number of columns.
  case cells(columns: Int)
  /// The tracks of the grid's style, filled along the axis.
  case tracks(Axis)
}

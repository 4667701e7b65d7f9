/// How a grid arranges what is within.
public enum GridArrangement: Hashable, Sendable {
  /// In rows of cells, of which the longest row has this number of columns.
  case cells(columns: Int)
  /// In the tracks of its style, one after another along the axis.
  case tracks(Axis)
}

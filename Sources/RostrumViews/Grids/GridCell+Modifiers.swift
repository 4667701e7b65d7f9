/// How many columns of a grid the view takes.
enum CellSpanKey: TraitKey {
  typealias Value = Int
}

private struct CellSpan: TraitModifier {
  typealias Key = CellSpanKey
  let value: Int
}

extension View {
  /// Lets the cell of a grid take several columns.
  ///
  /// - Parameter count: How many.
  /// - Returns: The view.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(CellSpan(value: count)).style(.cellSpan(max(1, count)))
  }

  /// Says where the view stands in its cell of a grid.
  ///
  /// - Parameter anchor: The place of the cell at which the same place of the view is; it counts as
  ///   the nearest of the nine places at the sides, corners and middle.
  /// - Returns: The view.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    style(.cellAnchor(anchor))
  }

  /// Keeps the view from making its column wider or its row higher.
  ///
  /// - Parameter axes: The directions in which it takes only what the other cells need.
  /// - Returns: The view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    style(.unsizedCell(axes))
  }
}

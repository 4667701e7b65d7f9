/// The number of grid columns that a view spans.
package enum CellSpanKey: TraitKey {
  package typealias Value = Int
}

package struct CellSpan: TraitModifier {
  package typealias Key = CellSpanKey
  package let value: Int
}

/// The position of a view in its grid cell.
enum CellAnchorKey: TraitKey {
  typealias Value = UnitPoint
}

struct CellAnchor: TraitModifier {
  typealias Key = CellAnchorKey
  let value: UnitPoint
}

extension View {
  /// Makes a grid cell span several columns.
  ///
  /// - Parameter count: The number of columns.
  /// - Returns: The view.
  public func gridCellColumns(_ count: Int) -> some View {
    let count = max(1, min(count, 1000))
    return modifier(CellSpan(value: count)).style(.cellSpan(count))
  }

  /// Sets the position of the view in its grid cell.
  ///
  /// - Parameter anchor: The point at which cell and view coincide, rounded to the nearest of the
  ///   nine points at corners, edges and centre.
  /// - Returns: The view.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(CellAnchor(value: anchor)).style(.cellAnchor(anchor))
  }

  /// Prevents the view from enlarging its grid column or row.
  ///
  /// - Parameter axes: The axes along which the view takes only the space that other cells need.
  /// - Returns: The view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    style(.unsizedCell(axes))
  }
}

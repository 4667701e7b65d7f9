public import Foundation

extension TableColumn {
  /// Sets the width of the column.
  ///
  /// - Parameter width: The width in points; as the table chooses for `nil`.
  /// - Returns: The column.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    with(width.map { Frame(width: Double($0)) })
  }

  /// Sets the bounds of the width of the column.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width in points if there is enough room.
  ///   - max: The greatest width in points.
  /// - Returns: The column.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    with(
      Frame(
        minWidth: min.map { Double($0) }, idealWidth: ideal.map { Double($0) },
        maxWidth: max.map { Double($0) }))
  }

  private func with(_ frame: Frame?) -> TableColumn {
    var column = self
    column.frame = frame
    return column
  }
}

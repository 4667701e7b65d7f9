public import Foundation

extension View {
  /// Sets the width of the view's column, if there is room for columns.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    columnWidth(
      .columnWidth(least: Double(width), ideal: Double(width), greatest: Double(width)))
  }

  /// Sets bounds for the width of the view's column, if there is room for columns.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points.
  ///   - ideal: The width without other constraints.
  ///   - max: The maximum width.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    columnWidth(
      .columnWidth(
        least: min.map { Double($0) }, ideal: Double(ideal), greatest: max.map { Double($0) }))
  }

  private func columnWidth(_ width: StyleProperty) -> some View {
    modifier(ScreenOptionsModifier(more: ScreenOptions(columnWidth: width)))
  }
}

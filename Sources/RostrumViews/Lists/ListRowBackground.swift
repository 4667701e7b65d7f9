/// What paints a row; `nil` for the theme.
enum RowBackgroundKey: TraitKey {
  typealias Value = PaintStyle?
}

private struct RowBackground: TraitModifier {
  typealias Key = RowBackgroundKey
  let value: PaintStyle?
}

extension View {
  /// Paints the row of a list in which the view stands.
  ///
  /// - Parameter style: The paint; `nil` for the theme's own.
  /// - Returns: The view, whose row is painted.
  public func listRowBackground(_ style: (some ShapeStyle)?) -> some View {
    modifier(RowBackground(value: style?.paint))
  }
}

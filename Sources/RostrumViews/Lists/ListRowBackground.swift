/// The background of a row; `nil` for the theme's.
package enum RowBackgroundKey: TraitKey {
  package typealias Value = PaintStyle?
  package static let isShared = true
}

package struct RowBackground: TraitModifier {
  package typealias Key = RowBackgroundKey
  package let value: PaintStyle?
}

extension View {
  /// Sets the background of the view's list row.
  ///
  /// - Parameter style: The background; `nil` for the theme's.
  /// - Returns: The view with a row background.
  public func listRowBackground(_ style: (some ShapeStyle)?) -> some View {
    modifier(RowBackground(value: style?.paint))
  }
}

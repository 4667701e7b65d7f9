/// The horizontal alignment of the grid column in which a cell begins.
enum ColumnAlignmentKey: TraitKey {
  typealias Value = HorizontalAlignment
}

struct ColumnAlignment: TraitModifier {
  typealias Key = ColumnAlignmentKey
  let value: HorizontalAlignment
}

extension View {
  /// Sets the horizontal alignment of the grid column in which the view is.
  ///
  /// ```swift
  /// Grid(alignment: .leading) {
  ///   GridRow {
  ///     Text("Name")
  ///     Text("Age").gridColumnAlignment(.trailing)
  ///   }
  ///   ForEach(people) { person in
  ///     GridRow {
  ///       Text(person.name)
  ///       Text(person.age, format: .number)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The alignment applies to the views of the column in all rows, in place of that of the ``Grid``. A
  /// view with ``gridCellAnchor(_:)`` keeps its own. A view that spans several columns belongs to
  /// the first of them. Set the alignment on one view of a column: of several, the one in the first
  /// row counts.
  ///
  /// - Parameter guide: The alignment.
  /// - Returns: The view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(ColumnAlignment(value: guide))
  }
}

/// What lets the user resize a column.
struct ColumnResizing {
  let id: String
  let bounds: ClosedRange<Double>
  let choices: Binding<TableColumnChoices>
  /// The width that the user has chosen.
  let width: Double?

  /// The bounds of columns for which the app gives none.
  static let defaultBounds = 32.0...2000

  /// Lets the user resize a column that has an identifier and no fixed width.
  @MainActor
  init?(in table: _TableContext, _ frame: Frame?) {
    guard let choices = table.choices, let id = table.column.id, frame?.width == nil,
      !table.column.disabled.contains(.resize)
    else { return nil }
    let least = (frame?.minWidth ?? Self.defaultBounds.lowerBound).clamped(to: 8...4000)
    let greatest = (frame?.maxWidth ?? Self.defaultBounds.upperBound).clamped(to: 8...4000)
    self.id = id
    bounds = least...max(least, greatest)
    self.choices = choices
    width = choices.wrappedValue.widths[id]?.clamped(to: least...max(least, greatest))
  }

  /// Sets the width to whole points.
  @MainActor
  func resize(to width: Double) {
    choices.wrappedValue.widths[id] = width.rounded().clamped(to: bounds)
  }
}

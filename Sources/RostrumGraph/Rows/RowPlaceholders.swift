/// The placeholders of a `ForEach` in a lazy container.
///
/// A placeholder keeps its distance from the rows of the window, so that the one before them and the
/// one behind them stay the same elements while the window moves.
@MainActor
struct RowPlaceholders {
  /// The placeholders, by their distance from the window: negative before it.
  private var placeholders: [Int: RowPlaceholder] = [:]

  /// The length of all placeholders, in points.
  var length: Double { placeholders.values.reduce(0) { $0 + $1.length } }

  /// The placeholder with an element.
  subscript(id: ElementID) -> RowPlaceholder? {
    placeholders.values.first { $0.handle.core.id == id }
  }

  /// Represents rows without views, and removes placeholders that aren't needed any more.
  ///
  /// - Parameters:
  ///   - gaps: Adjacent rows without views, in order.
  ///   - window: The window around which the placeholders stand.
  ///   - region: The region of the rows.
  ///   - node: The node of the rows.
  /// - Returns: A placeholder for each gap.
  mutating func represent(
    _ gaps: [Range<Int>], around window: RowWindow, in region: RowRegion,
    for node: some Node & GeometryObserver
  ) -> [RowPlaceholder] {
    let before = gaps.count { $0.upperBound <= window.rows.lowerBound }
    var used: [Int: RowPlaceholder] = [:]
    let taken = gaps.enumerated().map { number, rows in
      let distance = number < before ? number - before : number - before + 1
      let placeholder =
        placeholders[distance] ?? RowPlaceholder(region.placeholderRole, of: node)
      placeholder.take(rows, among: window.count, in: region, for: node)
      used[distance] = placeholder
      return placeholder
    }
    for (distance, placeholder) in placeholders where used[distance] == nil { placeholder.remove() }
    placeholders = used
    return taken
  }

  /// Removes all placeholders.
  mutating func removeAll() {
    for placeholder in placeholders.values { placeholder.remove() }
    placeholders = [:]
  }
}

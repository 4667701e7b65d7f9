/// The columns of a table that a user can customize, in the user's order.
struct TableColumnOrder {
  typealias Entry = _TableColumnList.Entry

  /// The columns with an identifier and those without, in the user's order, hidden ones included.
  let entries: [Entry]
  /// The indices of the shown columns among those that the app shows, in the user's order.
  let shown: [Int]

  /// A column, and the one that is shown before it, with which it changes places.
  struct Move {
    let entry: Entry
    let next: Entry
  }

  /// Orders columns.
  ///
  /// Columns that can't be moved keep their place, and the others take the places that are left in
  /// the user's order. Those that the user's order doesn't have yet come after those that it has.
  init(_ declared: [Entry], _ choices: TableColumnChoices) {
    let movable = declared.indices.filter { declared[$0].traits.canMove }
    var rank: [String: Int] = [:]
    for (place, id) in (choices.order ?? []).enumerated() where rank[id] == nil { rank[id] = place }
    let sorted =
      choices.order == nil
      ? movable
      : movable.sorted {
        (rank[declared[$0].key] ?? .max, $0) < (rank[declared[$1].key] ?? .max, $1)
      }
    var places = Array(declared.indices)
    for (place, index) in zip(movable, sorted) { places[place] = index }
    entries = places.map { declared[$0] }
    let visible = declared.indices.filter { !declared[$0].isHidden }
    var position: [Int: Int] = [:]
    for (index, place) in visible.enumerated() { position[place] = index }
    shown = places.compactMap { position[$0] }
  }

  /// The moves of shown columns towards the first one.
  var moves: [Move] {
    let movable = entries.filter { $0.traits.canMove && !$0.isHidden }
    return zip(movable.dropFirst(), movable).map { Move(entry: $0, next: $1) }
  }

  /// The identifiers of the columns once one was moved before a different one, or after all others.
  func moving(_ id: String, before next: String?) -> [String] {
    entries.filter(\.traits.canMove).map(\.key).moving(id, before: next)
  }
}

extension _TableColumnList.Entry {
  /// The identifier of the column, or an empty one.
  var key: String { traits.id ?? "" }
}

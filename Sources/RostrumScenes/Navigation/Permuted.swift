/// Sorts the items that an order names by that order, and leaves the others in their places.
///
/// - Complexity: O(*n* log *n*) in the number of items.
func permuted<Item>(
  _ items: [Item], as order: [String]?, key: (Item) -> String?
) -> [Item] {
  guard let order else { return items }
  let ranks = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
  let moved = items.indices.compactMap { index in
    key(items[index]).flatMap { ranks[$0] }.map { (index: index, rank: $0) }
  }
  var result = items
  for (target, source) in zip(moved, moved.sorted { $0.rank < $1.rank }) {
    result[target.index] = items[source.index]
  }
  return result
}

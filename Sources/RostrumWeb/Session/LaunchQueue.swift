/// A first-in, first-out queue of long operations, such as launches of the app.
///
/// The owner takes one item at a time, and lets other work run in between. Items that are no longer
/// needed when they are reached are dropped.
struct LaunchQueue<Item> {
  private var items: [Item] = []
  private var head = 0
  private var isRunning = false

  /// The number of waiting items.
  var count: Int { items.count - head }

  /// Adds an item at the end.
  ///
  /// - Returns: Whether the owner must start to take items, or `false` if it already does.
  mutating func add(_ item: Item) -> Bool {
    items.append(item)
    defer { isRunning = true }
    return !isRunning
  }

  /// Takes the next item.
  ///
  /// If the result is `nil`, the owner stops until ``add(_:)`` returns `true`.
  ///
  /// Amortized O(1) for each item that was added.
  ///
  /// - Parameter isWanted: Whether an item is still needed.
  /// - Returns: The first item that is still needed.
  mutating func next(where isWanted: (Item) -> Bool) -> Item? {
    while head < items.count {
      let item = items[head]
      head += 1
      if isWanted(item) {
        compact()
        return item
      }
    }
    items = []
    head = 0
    isRunning = false
    return nil
  }

  private mutating func compact() {
    guard head > 32, head * 2 > items.count else { return }
    items.removeFirst(head)
    head = 0
  }
}

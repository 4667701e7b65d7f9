/// Work that takes long, in the order in which it came: launches of the app.
///
/// The owner takes one item at a time and lets other work run in between. What nobody waits for any
/// more when its turn comes is dropped.
struct LaunchQueue<Item> {
  private var items: [Item] = []
  private var head = 0
  private var isRunning = false

  /// The number of items that wait.
  var count: Int { items.count - head }

  /// Adds an item at the end.
  ///
  /// - Returns: Whether the owner must begin to take items; `false` if it does so already.
  mutating func add(_ item: Item) -> Bool {
    items.append(item)
    defer { isRunning = true }
    return !isRunning
  }

  /// Takes the next item; with `nil` the owner stops until ``add(_:)`` tells it to begin again.
  ///
  /// Amortized O(1) for each item that was added.
  ///
  /// - Parameter isWanted: Whether somebody still waits for an item.
  /// - Returns: The first item that somebody waits for.
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

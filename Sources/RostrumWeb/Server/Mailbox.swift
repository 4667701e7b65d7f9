/// A buffer between a writer and a reader that empties it when it has time.
///
/// A full mailbox tells its writer to stop until the reader has emptied it. Items that the writer
/// puts in after that, because they were in flight, are accepted.
struct Mailbox<Item> {
  /// An action for the writer after it has added an item.
  struct Duty: Hashable {
    /// Notify the reader.
    var wakes: Bool
    /// Stop adding items, as far as possible.
    var stops: Bool
  }

  private var items: [Item] = []
  private let capacity: Int

  init(capacity: Int = 256) {
    self.capacity = capacity
  }

  /// Adds an item.
  mutating func put(_ item: Item) -> Duty {
    items.append(item)
    return Duty(wakes: items.count == 1, stops: items.count == capacity)
  }

  /// Removes all items.
  ///
  /// - Returns: The items in order, and whether a writer that was told to stop may continue.
  mutating func empty() -> (items: [Item], wasFull: Bool) {
    defer { items = [] }
    return (items, items.count >= capacity)
  }
}

extension Mailbox: Sendable where Item: Sendable {}

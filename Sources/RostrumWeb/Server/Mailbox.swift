/// What one side hands to another that empties it when it has time.
///
/// A mailbox that is full tells its writer to stop until it was emptied. Items that come all the
/// same, because they were under way, are taken.
struct Mailbox<Item> {
  /// What the writer does after it has put an item in.
  struct Duty: Hashable {
    /// Tells the reader that there is something.
    var wakes: Bool
    /// Puts nothing more in, as far as it can.
    var stops: Bool
  }

  private var items: [Item] = []
  private let capacity: Int

  init(capacity: Int = 256) {
    self.capacity = capacity
  }

  /// Puts an item in.
  mutating func put(_ item: Item) -> Duty {
    items.append(item)
    return Duty(wakes: items.count == 1, stops: items.count == capacity)
  }

  /// Takes all items out.
  ///
  /// - Returns: The items in order, and whether the writer was told to stop and may go on.
  mutating func empty() -> (items: [Item], wasFull: Bool) {
    defer { items = [] }
    return (items, items.count >= capacity)
  }
}

extension Mailbox: Sendable where Item: Sendable {}

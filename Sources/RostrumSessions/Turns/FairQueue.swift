import DequeModule
import HeapModule

/// A queue of work in lanes, in which lanes with heavy work yield to lanes with light work.
///
/// The owner takes one item at a time, runs it, and reports how long it took. A lane becomes due
/// when its first item is added, but not before it has yielded for its recent work: after work that
/// took *t*, it yields for *t* times the factor to all lanes that become due in that time. Lanes
/// run in the order in which they became due, or will become due if none is yet. So the owner never
/// idles while items wait, and a lane waits for the maximum at most.
///
/// A lane with a few short items always runs next, after the item that is running. Among equally
/// heavy lanes the order is round-robin.
package struct FairQueue<Lane: Hashable & Sendable, Item: Sendable>: Sendable {
  private struct Entry {
    var items: Deque<Item> = []
    var due: Duration = .zero
  }

  private struct Turn: Comparable {
    var due: Duration
    var order: UInt64
    var lane: Lane

    static func < (one: Self, other: Self) -> Bool {
      (one.due, one.order) < (other.due, other.order)
    }

    static func == (one: Self, other: Self) -> Bool { one.order == other.order }
  }

  private let yielding: Int
  private let maximum: Duration
  private var entries: [Lane: Entry] = [:]
  private var turns = Heap<Turn>()
  private var running: Lane?
  private var lastOrder: UInt64 = 0
  /// The number of waiting items.
  package private(set) var count = 0

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - yielding: How many times its duration a lane yields after its work.
  ///   - maximum: The maximum time for which a lane yields.
  package init(yielding: Int = 100, maximum: Duration = .seconds(5)) {
    self.yielding = yielding
    self.maximum = maximum
  }

  /// Adds an item at the end of a lane.
  ///
  /// O(log *n*) in the lanes.
  package mutating func add(_ item: Item, to lane: Lane, at now: Duration) {
    count += 1
    let isFirst = entries[lane, default: Entry()].items.isEmpty
    entries[lane, default: Entry()].items.append(item)
    if isFirst, lane != running { line(up: lane, at: now) }
  }

  /// Takes the next item, which runs until ``finish(after:yielding:at:)``.
  ///
  /// O(log *n*) in the lanes.
  package mutating func next() -> Item? {
    guard running == nil, let lane = turns.popMin()?.lane else { return nil }
    running = lane
    count -= 1
    return entries[lane]?.items.popFirst()
  }

  /// Records that the item is done.
  ///
  /// - Parameters:
  ///   - duration: How long the item took.
  ///   - factor: The factor by which the lane yields; `nil` for the queue's own factor.
  ///   - now: The current time.
  package mutating func finish(
    after duration: Duration, yielding factor: Int? = nil, at now: Duration
  ) {
    guard let lane = running else { return }
    running = nil
    let due = now + min(duration * (factor ?? yielding), maximum)
    entries[lane]?.due = due
    if entries[lane]?.items.isEmpty == false { line(up: lane, at: now) }
    forgetIdleLanes(at: now)
  }

  private mutating func line(up lane: Lane, at now: Duration) {
    lastOrder += 1
    turns.insert(
      Turn(due: max(entries[lane]?.due ?? now, now), order: lastOrder, lane: lane))
  }

  /// Removes empty lanes that have finished yielding.
  ///
  /// Amortized O(1).
  private mutating func forgetIdleLanes(at now: Duration) {
    guard entries.count > 2 * turns.count + 64 else { return }
    let entries = entries
    self.entries = entries.filter { !$0.value.items.isEmpty || $0.value.due > now }
  }
}

import HeapModule

/// Things that are about to happen, in the order of their times.
struct Schedule<Event> {
  private struct Entry: Comparable {
    var time: Duration
    var order: Int
    var event: Event

    static func < (one: Self, other: Self) -> Bool {
      (one.time, one.order) < (other.time, other.order)
    }

    static func == (one: Self, other: Self) -> Bool { one.order == other.order }
  }

  private var entries = Heap<Entry>()
  private var count = 0
  /// The time of the last event.
  private(set) var now = Duration.zero

  /// Has something happen after a time.
  mutating func add(_ event: Event, after delay: Duration) {
    count += 1
    entries.insert(Entry(time: now + delay, order: count, event: event))
  }

  /// The next event until a time; `nil` if there is none, at which the time is that time.
  mutating func next(until end: Duration) -> Event? {
    guard let first = entries.min, first.time <= end else {
      now = end
      return nil
    }
    now = first.time
    return entries.removeMin().event
  }
}

/// Random numbers that a seed determines (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers a seed determines.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something of a probability happens.
  mutating func chance(_ percent: UInt64) -> Bool { next() % 100 < percent }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

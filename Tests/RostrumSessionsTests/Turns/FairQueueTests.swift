import RostrumSessions
import Testing

@Suite struct FairQueueTests {
  private var queue = FairQueue<String, String>()
  private var now = Duration.zero

  private mutating func add(_ item: String, to lane: String) {
    queue.add(item, to: lane, at: now)
  }

  /// Runs the next item, which takes a number of milliseconds.
  private mutating func run(_ milliseconds: Int = 0) -> String? {
    let item = queue.next()
    now += .milliseconds(milliseconds)
    if item != nil { queue.finish(after: .milliseconds(milliseconds), at: now) }
    return item
  }

  @Test("Items of a lane run in order, and lanes in the order in which they have items")
  mutating func order() {
    for item in ["a1", "a2"] { add(item, to: "a") }
    for item in ["b1", "b2"] { add(item, to: "b") }
    let items = (0..<5).map { _ in run() }
    #expect(items == ["a1", "b1", "a2", "b2", nil])
    #expect(queue.count == 0)
  }

  @Test("A light lane runs after at most one item of heavy lanes, however many wait")
  mutating func light() {
    for lane in 0..<50 { for _ in 0..<3 { add("heavy", to: "\(lane)") } }
    for _ in 0..<50 { #expect(run(40) == "heavy") }
    for _ in 0..<10 {
      #expect(run(40) == "heavy")
      add("light", to: "light")
      #expect(run(0) == "light")
    }
  }

  @Test("Heavy lanes share the time evenly")
  mutating func even() {
    for lane in ["a", "b", "c"] { for _ in 0..<100 { add(lane, to: lane) } }
    let items = (0..<30).compactMap { _ in run(20) }
    for lane in ["a", "b", "c"] { #expect(items.filter { $0 == lane }.count == 10) }
  }

  @Test("A heavy lane isn't starved by light ones that never end")
  mutating func starvation() {
    add("heavy", to: "heavy")
    _ = run(1000)
    add("heavy", to: "heavy")
    var lights = 0
    for lane in 0..<10_000 {
      add("light", to: "\(lane)")
      guard run(1) == "light" else { break }
      lights += 1
    }
    #expect((4_900...5_000).contains(lights), "after five seconds: \(lights)")
  }

  @Test("A lane that has nothing to compete with runs at once")
  mutating func alone() {
    for _ in 0..<5 { add("a", to: "a") }
    let items = (0..<5).map { _ in run(900) }
    #expect(items == Array(repeating: "a", count: 5))
  }

  @Test("Work that is added while its lane runs comes after it")
  mutating func reentrant() {
    add("a1", to: "a")
    #expect(queue.next() == "a1")
    add("a2", to: "a")
    #expect(queue.next() == nil, "one item runs at a time")
    queue.finish(after: .zero, at: now)
    #expect(run() == "a2")
  }
}

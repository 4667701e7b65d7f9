import Testing

// NB: Tests `LaunchQueue`, which is internal.
@testable import RostrumWeb

@Suite struct LaunchQueueTests {
  @Test("Items are processed in order")
  func order() {
    var queue = LaunchQueue<Int>()
    let begins = [queue.add(1), queue.add(2), queue.add(3)]
    #expect(begins == [true, false, false])
    #expect(queue.count == 3)
    let taken = (0..<4).map { _ in queue.next { _ in true } }
    #expect(taken == [1, 2, 3, nil])
    #expect(queue.count == 0)
  }

  @Test("Work that is no longer needed is dropped when its turn comes")
  func unwanted() {
    var queue = LaunchQueue<Int>()
    for item in 1...5 { _ = queue.add(item) }
    let taken = (0..<3).map { _ in queue.next { $0 % 2 == 0 } }
    #expect(taken == [2, 4, nil])
  }

  @Test("The owner starts again after it has stopped, and not before")
  func restart() {
    var queue = LaunchQueue<Int>()
    _ = queue.add(1)
    _ = queue.next { _ in true }
    let whileRunning = queue.add(2)
    _ = queue.next { _ in true }
    let end = queue.next { _ in true }
    let afterwards = queue.add(3)
    #expect((whileRunning, end, afterwards) == (false, nil, true))
  }

  @Test("A long queue releases the memory of processed items")
  func compacts() {
    var queue = LaunchQueue<Int>()
    var taken: [Int] = []
    for item in 0..<1000 {
      _ = queue.add(item)
      if item % 2 == 0, let next = queue.next(where: { _ in true }) { taken.append(next) }
    }
    while let next = queue.next(where: { _ in true }) { taken.append(next) }
    #expect(taken == Array(0..<1000))
  }
}

import Dispatch
import RostrumRuntime
import Testing

@Suite struct LockTests {
  @Test("Changes that many threads make under a lock are all there")
  func changesOfManyThreads() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in
      count.withLock { $0 += 1 }
    }
    #expect(count.value == 1_000)
  }

  @Test("A recursive lock can be taken again by the thread that holds it")
  func recursion() {
    let lock = Lock(isRecursive: true)
    let result = lock.withLock { lock.withLock { "inner" } }
    #expect(result == "inner")
  }

  @Test("A lock is free again after the closure has thrown")
  func freeAfterError() {
    struct Refusal: Error {}
    let count = Locked(0)
    #expect(throws: Refusal.self) {
      try count.withLock { count throws(Refusal) in
        count += 1
        throw Refusal()
      }
    }
    #expect(count.value == 1)
  }
}

import Dispatch
import RostrumRuntime
import Testing

@Suite struct MainQueueTests {
  @Test("Work is performed at once on the main actor")
  @MainActor
  func atOnce() {
    let isDone = Locked(false)
    MainQueue.perform { isDone.withLock { $0 = true } }
    #expect(isDone.value)
  }

  @Test("Work of another thread is performed on the main actor later, and can be waited for")
  func fromElsewhere() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let isHere = MainQueue.isCurrent
        let isMain = MainQueue.wait { MainQueue.isCurrent }
        MainQueue.perform { continuation.resume(returning: isMain && !isHere) }
      }
    }
    #expect(isMain)
  }
}

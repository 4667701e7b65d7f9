import RostrumRuntime
import RostrumSessions
import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct TurnQueueTests {
  /// A clock that work sets forward.
  private let clock = Locked(Duration.zero)
  private let queue: TurnQueue
  private let log = Locked<[String]>([])

  init() {
    let clock = clock
    queue = TurnQueue { clock.value }
  }

  private func work(_ name: String, _ milliseconds: Int) -> @MainActor @Sendable () -> Void {
    let (clock, log) = (clock, log)
    return {
      clock.withLock { $0 += .milliseconds(milliseconds) }
      log.withLock { $0.append(name) }
    }
  }

  private func launch(_ name: String, _ milliseconds: Int, at address: [UInt8] = [10, 0, 0, 1]) {
    queue.add(for: .address(address), .init(run: work(name, milliseconds)))
  }

  /// Waits until the queue is empty.
  private func settle() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      func wait() {
        Task { @MainActor in
          if queue.isIdle { continuation.resume() } else { wait() }
        }
      }
      wait()
    }
  }

  @Test("A page that a turn adds runs for nobody, and a task that it begins runs for the session")
  func running() async {
    let (queue, log, marker) = (queue, log, TurnMarker())
    queue.mark(by: marker)
    let note = { @Sendable (name: String) in
      let number = marker.suspect?.number ?? 0
      log.withLock { $0.append("\(name): \(RunningSession.current != nil) \(number)") }
    }
    await withCheckedContinuation { continuation in
      queue.add(.session(7)) {
        note("turn")
        queue.add(for: .unknown, .init { note("page") })
        Task { @MainActor in
          while !Task.isCancelled, !queue.isIdle { await Task.yield() }
          note("task")
          continuation.resume()
        }
      }
    }
    #expect(log.value == ["turn: true 7", "page: false 0", "task: true 0"])
  }

  @Test("A turn that is added during a herd of launches waits for one of them")
  func herd() async {
    let (queue, log) = (queue, log)
    for index in 0..<2000 {
      queue.add(
        for: .unknown,
        .init { [work = work("launch", 10)] in
          work()
          if index == 20 { queue.add(.session(1)) { log.withLock { $0.append("turn") } } }
        })
    }
    await settle()
    #expect(log.value.count == 2001)
    #expect(log.value.firstIndex(of: "turn") == 21)
  }

  @Test("Launches get half of the time while heavy sessions take all they can")
  func share() async {
    for session in 0..<10 {
      for _ in 0..<10 { queue.add(.session(UInt64(session)), work("turn", 10)) }
    }
    for _ in 0..<40 { launch("launch", 10) }
    await settle()
    let firstHalf = log.value.prefix(80).filter { $0 == "launch" }.count
    #expect(firstHalf == 40)
  }

  @Test("A visitor who requests many pages doesn't delay another visitor's only one")
  func visitors() async {
    for _ in 0..<100 { launch("many", 10, at: [10, 0, 0, 1]) }
    launch("one", 10, at: [10, 0, 0, 2])
    await settle()
    #expect(log.value.firstIndex(of: "one") == 1)
  }

  @Test("Other jobs of the main actor run between two turns")
  func gaps() async {
    let log = log
    for _ in 0..<3 { queue.add(.session(1), work("turn", 1)) }
    let other = Task { @MainActor in log.withLock { $0.append("other") } }
    await other.value
    await settle()
    #expect(log.value == ["turn", "other", "turn", "turn"])
  }

  @Test("The queue is free while nothing runs or waits, and the sessions may run")
  func free() async {
    let (queue, log, mayRun) = (queue, log, Locked(true))
    queue.run(while: { mayRun.value })
    #expect(queue.isFree)
    queue.add(.session(1)) { log.withLock { $0.append(queue.isFree ? "free" : "busy") } }
    #expect(!queue.isFree)
    await settle()
    #expect(log.value == ["busy"])
    #expect(queue.isFree)
    mayRun.withLock { $0 = false }
    #expect(!queue.isFree)
  }
}

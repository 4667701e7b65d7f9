import Dispatch
import Foundation
import RostrumCombine
import Testing

@MainActor
@Suite("Schedulers of tests")
struct TestSchedulerTests {
  @Test("Actions run in the order of their times, and each sees its own time")
  func order() {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    var log: [String] = []
    func schedule(_ name: String, _ seconds: Int) {
      scheduler.schedule(after: start.advanced(by: .seconds(seconds))) {
        log.append("\(name) \(start.distance(to: scheduler.now).magnitude / 1_000_000_000)")
      }
    }
    schedule("b", 2)
    schedule("a", 1)
    schedule("c", 2)
    scheduler.schedule { log.append("now") }
    #expect(log == [])
    scheduler.advance()
    #expect(log == ["now"])
    scheduler.advance(by: .seconds(5))
    #expect(log == ["now", "a 1", "b 2", "c 2"])
    #expect(start.distance(to: scheduler.now) == .seconds(5))
  }

  @Test("A repeating action runs at each interval until it is cancelled, also by itself")
  func repeating() {
    let scheduler = DispatchQueue.test
    var count = 0
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
      count += 1
      if count == 3 { timer?.cancel() }
    }
    scheduler.advance(by: 2)
    #expect(count == 2)
    scheduler.run()
    #expect(count == 3)
  }

  @Test("A repetition that nothing cancels is reported when the scheduler is run")
  func endless() {
    let scheduler = DispatchQueue.test
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) {}
    withKnownIssue {
      scheduler.run()
    } matching: {
      "\($0)".contains("A test scheduler ran 5,000 times, and actions are still scheduled.")
    }
    timer.cancel()
  }

  @Test("Time in between lets tasks run, so a task that sleeps again misses no beat")
  func sleep() async {
    let scheduler = DispatchQueue.test
    var beats = 0
    let task = Task { @MainActor in
      while true {
        try await scheduler.sleep(for: .seconds(1))
        beats += 1
      }
    }
    await scheduler.advance(by: .seconds(3))
    #expect(beats == 3)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The sequence of a timer yields at each interval, and stops with its task")
  func timer() async {
    let scheduler = RunLoop.test
    var beats: [TimeInterval] = []
    let task = Task { @MainActor in
      for await time in scheduler.timer(interval: .milliseconds(500)) {
        beats.append(time.date.timeIntervalSince1970)
      }
    }
    await scheduler.advance(by: .seconds(1))
    #expect(beats == [0.5, 1])
    task.cancel()
    await task.value
    await scheduler.run()
    #expect(beats == [0.5, 1])
  }

  @Test("An immediate scheduler runs delays and timers at once")
  func immediate() {
    var received: [Int] = []
    let subscription = Just(1).delay(for: .seconds(60), scheduler: DispatchQueue.immediate)
      .receive(on: AnySchedulerOf<RunLoop>.immediate)
      .sink { received.append($0) }
    #expect(received == [1])
    subscription.cancel()
  }

  @Test("A scheduler without a value reports its use, by name")
  func unimplemented() {
    var received: [Int] = []
    withKnownIssue {
      _ = Just(1).receive(on: AnySchedulerOf<DispatchQueue>.unimplemented("the queue"))
        .sink { received.append($0) }
    } matching: {
      "\($0)".contains(
        "The scheduler the queue has no test value, and an action was scheduled.")
    }
    #expect(received == [1])
  }
}

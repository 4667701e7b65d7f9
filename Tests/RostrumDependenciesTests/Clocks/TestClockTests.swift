import RostrumDependencies
import RostrumTesting
import Testing

@Suite(.leakChecked) struct TestClockTests {
  private let clock = TestClock()
  private let log = LockIsolated<[String]>([])

  private func note(_ entry: String) {
    log.withValue { $0.append(entry) }
  }

  @Test func timeStandsStillByItself() async {
    #expect(clock.now == .init(offset: .zero))
    await clock.advance()
    #expect(clock.now == .init(offset: .zero))
    await clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func sleepingForNoTimeWaitsForAnAdvance() async throws {
    let task = Task {
      try await clock.sleep(for: .zero)
      note("awake")
    }
    await #expect(throws: SuspensionError(count: 1)) { try await clock.checkSuspension() }
    #expect(log.value == [])
    await clock.advance()
    #expect(log.value == ["awake"])
    _ = await task.result
  }

  @Test func aSleeperWakesAtItsDeadlineAndNotBefore() async {
    let task = Task {
      try await clock.sleep(for: .seconds(10))
      note("awake at \(clock.now.offset)")
    }
    await clock.advance(by: .seconds(9))
    #expect(log.value == [])
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["awake at 10.0 seconds"])
    _ = await task.result
  }

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async {
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(until: .init(offset: .seconds(seconds)), tolerance: nil)
        note("\(seconds) at \(clock.now.offset)")
      }
    }
    await clock.advance(by: .seconds(5))
    for task in tasks { _ = await task.result }
    #expect(log.value == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func aDeadlineThatHasPassedIsNotWaitedFor() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(1)), tolerance: nil)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func cancellingASleeperWakesItWithAnError() async throws {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func aCancelledTaskDoesNotFallAsleep() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func aTimerMissesNoBeatOfALongAdvance() async {
    let task = Task {
      for await moment in clock.timer(interval: .seconds(1)) { note("\(moment.offset)") }
    }
    await clock.advance(by: .seconds(4))
    #expect(log.value == ["1.0 seconds", "2.0 seconds", "3.0 seconds", "4.0 seconds"])
    task.cancel()
    await task.value
  }

  @Test func aTimerEndsWhenItsTaskIsCancelled() async throws {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { note("beat") }
      note("end")
    }
    await clock.advance(by: .seconds(1))
    task.cancel()
    await task.value
    #expect(log.value == ["beat", "end"])
    try await clock.checkSuspension()
  }

  @Test func aTimerOfAClockOfAnyTypeBeats() async {
    let any: any Clock<Duration> = clock
    let task = Task {
      for await _ in any.timer(interval: .milliseconds(500)) { note("beat") }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.value.count == 4)
    task.cancel()
    await task.value
  }

  @Test func runGoesOnUntilNobodySleeps() async {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(100))
      note("done")
    }
    await clock.run()
    #expect(log.value == ["done"])
    #expect(clock.now.offset == .seconds(101))
    _ = await task.result
  }

  @Test func someoneAsleepIsFound() async throws {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError(count: 1)) { try await clock.checkSuspension() }
    await clock.run()
    try await clock.checkSuspension()
    try await task.value
  }

  @Test func theErrorSaysHowManySleep() {
    #expect("\(SuspensionError(count: 1))" == "A task still sleeps on the test clock.")
    #expect("\(SuspensionError(count: 2))" == "2 tasks still sleep on the test clock.")
  }
}

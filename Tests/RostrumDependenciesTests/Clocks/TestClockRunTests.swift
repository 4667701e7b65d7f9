import RostrumDependencies
import Testing

@Suite struct TestClockRunTests {
  private let clock = TestClock()

  @Test func aTimerWithoutEndIsReportedAndLeftAsleep() async {
    let beats = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { beats.withValue { $0 += 1 } }
    }
    await expectIssue(
      startsWith: """
        A task still sleeps on the test clock. The clock was run until 3 sleeps had ended.

        • If a timer is running, cancel the task
        """
    ) {
      await clock.run(wakeUps: 3)
    }
    #expect(beats.value == 3)
    #expect(clock.now.offset == .seconds(3))
    task.cancel()
    await task.value
  }

  @Test func aTimerWithoutEndIsReportedWhenTheTimeIsOver() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    await expectIssue(
      startsWith: """
        A task still sleeps on the test clock. The clock was run for 0.0 seconds.

        • If a timer is running, cancel the task
        """
    ) {
      await clock.run(timeout: .zero)
    }
    task.cancel()
    await task.value
  }

  @Test func allSleepsEndWithinTheTime() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(60))
    }
    await clock.run(timeout: .seconds(600))
    task.cancel()
    try await task.value
    #expect(clock.now.offset == .seconds(61))
  }

  @Test func sleepsThatEndWithTheLastWakeUpAreNoIssue() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
    }
    await clock.run(wakeUps: 2)
    try await task.value
  }

  @Test func aClockCanBeAdvancedToAMoment() async {
    await clock.advance(to: .init(offset: .seconds(4)))
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func aClockNeverGoesBack() async {
    await clock.advance(by: .seconds(4))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func aClockCanStartAtAnyMoment() async throws {
    let clock = TestClock(now: OffsetInstant(offset: Duration.seconds(60)))
    let task = Task { try await clock.sleep(until: .init(offset: .seconds(61)), tolerance: nil) }
    await clock.advance(by: .seconds(1))
    try await task.value
  }

  @Test func theTimeThatWorkTakesCanBeMeasured() async {
    let elapsed = await clock.measure { await clock.advance(by: .seconds(5)) }
    #expect(elapsed == .seconds(5))
  }

  @Test func anImmediateClockMeasuresTheTimeItDidNotWait() async throws {
    let any: any Clock<Duration> = ImmediateClock()
    let elapsed = try await any.measure { try await any.sleep(for: .seconds(5)) }
    #expect(elapsed == .seconds(5))
  }

  @Test func twoClocksGoByThemselves() async {
    let other = TestClock()
    await clock.advance(by: .seconds(5))
    #expect(other.now.offset == .zero)
  }
}

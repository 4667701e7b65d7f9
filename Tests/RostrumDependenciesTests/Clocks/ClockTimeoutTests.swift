import RostrumDependencies
import Testing

@Suite struct ClockTimeoutTests {
  private let clock = TestClock()

  @Test func workThatEndsInTimeGivesItsValue() async throws {
    let value = try await clock.timeout(after: .seconds(1)) { 7 }
    #expect(value == 7)
  }

  @Test func workThatFailsInTimeGivesItsError() async {
    await #expect(throws: Refusal()) {
      try await clock.timeout(after: .seconds(1)) { throw Refusal() }
    }
  }

  @Test func workThatTakesTooLongIsCancelled() async {
    let wasCancelled = LockIsolated(false)
    let task = Task {
      try await clock.timeout(after: .seconds(3)) {
        do {
          try await Task.never()
        } catch {
          wasCancelled.setValue(true)
          throw error
        }
      }
    }
    while (try? await clock.checkSuspension()) != nil {}
    await clock.advance(by: .seconds(3))
    await #expect(throws: TimeoutError()) { try await task.value }
    #expect(wasCancelled.value)
  }

  @Test func theSleepOfATimeoutEndsWithTheWork() async throws {
    _ = try await clock.timeout(after: .seconds(1)) { 7 }
    try await clock.checkSuspension()
  }

  @Test func aClockOfAnyTypeHasTimeouts() async throws {
    let any: any Clock<Duration> = ImmediateClock()
    await #expect(throws: TimeoutError()) {
      try await any.timeout(after: .seconds(1)) { () async throws -> Int in
        try await Task.never()
      }
    }
  }

  @Test func theErrorSaysWhatHappened() {
    #expect("\(TimeoutError())" == "The time for the work is over.")
  }
}

import RostrumDependencies
import RostrumTesting
import Testing

@Suite(.leakChecked) struct ClockWorkTests {
  private let clock = TestClock()
  private let beats = LockIsolated(0)

  /// Work that takes many turns on the executors before it sleeps again.
  private func dawdle() async {
    for _ in 0..<100 {
      await MainActor.run {}
      await Task.detached(priority: .background) {}.value
    }
  }

  @Test func anAdvanceWaitsForSlowWorkToSleepAgain() async {
    let work = ClockWork.begin(on: clock)
    let task = Task {
      await ClockWork.run(work) {
        while !Task.isCancelled {
          try? await clock.sleep(for: .seconds(1))
          await dawdle()
          beats.withValue { $0 += 1 }
        }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(beats.value == 3)
    task.cancel()
    await task.value
  }

  @Test func anAdvanceWaitsForSlowWorkToEnd() async {
    let work = ClockWork.begin(on: clock)
    let task = Task {
      await ClockWork.run(work) {
        try? await clock.sleep(for: .seconds(1))
        await dawdle()
        beats.withValue { $0 += 1 }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(beats.value == 1)
    await task.value
  }

  @Test func anAdvanceWaitsForWorkThatHasOnlyBegun() async {
    let work = ClockWork.begin(on: clock)
    let task = Task {
      await dawdle()
      await ClockWork.run(work) {
        for await _ in clock.timer(interval: .seconds(1)) { beats.withValue { $0 += 1 } }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(beats.value == 1)
    task.cancel()
    await task.value
  }

  @Test func aSlowLoopOverATimerIsWaitedFor() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {
        await dawdle()
        beats.withValue { $0 += 1 }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(beats.value == 3)
    task.cancel()
    await task.value
  }

  @Test func workThatWaitsForSomethingElseDoesNotHoldTheClock() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let work = ClockWork.begin(on: clock)
    let task = Task {
      await ClockWork.run(work) {
        for await _ in stream {}
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(clock.now.offset == .seconds(5))
    continuation.finish()
    await task.value
  }

  @Test func aClockThatGoesByItselfKeepsNoWork() {
    #expect(ClockWork.begin(on: ContinuousClock()) == nil)
    #expect(ClockWork.begin(on: ImmediateClock()) == nil)
  }

  @Test func aWrappedTestClockKeepsWork() async {
    let wrapped = AnyClock(clock)
    let work = ClockWork.begin(on: wrapped)
    #expect(work != nil)
    work?.end()
  }
}

import RostrumDependencies
import RostrumTesting
import Testing

@Suite(.leakChecked) struct OtherClockTests {
  @Test func anImmediateClockShowsTheTimeItDidNotWaitFor() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test func anImmediateClockHonoursCancellation() async {
    let clock = ImmediateClock()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func anImmediateTimerBeatsAtOnce() async {
    var beats: [Duration] = []
    for await moment in ImmediateClock().timer(interval: .seconds(1)) {
      beats.append(moment.offset)
      if beats.count == 3 { break }
    }
    #expect(beats == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func anyClockCountsFromWhenItWasMade() async {
    let base = TestClock()
    await base.advance(by: .seconds(10))
    let clock = AnyClock(base)
    #expect(clock.now.offset == .zero)
    let task = Task { try await clock.sleep(for: .seconds(5)) }
    await base.advance(by: .seconds(5))
    _ = await task.result
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func anUnpreparedClockSaysSoAndNeverWakesASleeper() async {
    @Dependency(\.continuousClock) var clock
    let anyClock = clock
    await withKnownIssue {
      let task = Task { try await anyClock.sleep(for: .seconds(1)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(
        "@Dependency(\\.continuousClock) was used in a test that does not override it ('") == true
    }
  }

  @Test func aClockNobodyIsToUseSaysWhatWasAskedAndWhatToDo() {
    expectIssue(
      """
      The meeting's clock that must not be used was asked for 'now'.

      • Override the clock in the test: use 'TestClock()' to advance it manually, or \
      'ImmediateClock()' for a clock that does not wait.
      """
    ) {
      _ = UnimplementedClock<Duration>(name: "The meeting's clock").now
    }
  }

  @Test(.timeLimit(.minutes(10))) func sleepingOnAClockNobodyIsToUseIsAnIssue() async {
    let clock: some Clock<Duration> = .unimplemented()
    await expectIssue(startsWith: "A clock that must not be used was asked for '") {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func theResolutionOfAClockNobodyIsToUseIsAnIssue() {
    expectIssue(startsWith: "A clock that must not be used was asked for 'minimumRes") {
      _ = UnimplementedClock<Duration>().minimumResolution
    }
  }

  @Test func anImmediateTimerEndsWithItsTask() async {
    let beats = LockIsolated(0)
    let task = Task {
      for await _ in ImmediateClock().timer(interval: .seconds(1)) {
        beats.withValue { $0 += 1 }
      }
    }
    while !Task.isCancelled, beats.value < 3 { await Task.yield() }
    task.cancel()
    await task.value
    #expect(beats.value >= 3)
  }

  @Test func aClockThatIsWrappedTwiceIsStillStepped() async throws {
    let base = TestClock()
    let clock = AnyClock(AnyClock(base))
    let task = Task { try await clock.sleep(for: .seconds(5), tolerance: .seconds(1)) }
    await base.advance(by: .seconds(5))
    try await task.value
    #expect(clock.minimumResolution == .zero)
  }
}

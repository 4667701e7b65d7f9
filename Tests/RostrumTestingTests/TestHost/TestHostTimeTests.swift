import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostTimeTests {
  @Test("Time stands still until the test advances it")
  func advances() async {
    let clock = TestClock()
    let host = TestHost {
      Stopwatch(clock: clock)
    } withDependencies: {
      $0.continuousClock = clock
    }
    await host.settle()
    #expect(host.text("0 s").exists)
    await host.advance(by: .seconds(1))
    #expect(host.text("1 s").exists)
    await host.advance(by: .seconds(59))
    #expect(host.text("60 s").exists)
  }

  @Test("A clock that isn't a test clock can't be advanced")
  func noTestClock() async {
    let host = TestHost {
      Text("Home")
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await expectIssue(containing: "'withDependencies: { $0.continuousClock = TestClock() }'") {
      await host.advance(by: .seconds(1))
    }
  }

  @Test("A task ends with the view that started it")
  func taskEnds() async throws {
    let clock = TestClock()
    let host = TestHost {
      Text("Home")
      Stopwatch(clock: clock)
    }
    host.tearDown()
    try await clock.checkSuspension()
  }

  @Test("The host waits for any number of consequent changes")
  func chain() async {
    let host = TestHost { Countdown(end: 0) }
    await host.settle()
    #expect(host.text("0").exists)
  }

  @Test("The host waits for the tasks of all rows, which add others", arguments: 1...5)
  func tasksOfRows(run: Int) async {
    let host = TestHost { Paging(end: 300) }
    await host.settle()
    #expect(host.all(.text).count == 300)
  }

  @Test("Endless changes are reported")
  func endless() async {
    let host = TestHost { Countdown(end: .min) }
    await expectIssue(containing: "The views still change after 200 rounds") {
      await host.settle()
    }
  }
}

/// Counts down from a hundred, one task for each number.
private struct Countdown: View {
  let end: Int
  @State var number = 100

  var body: some View {
    Text("\(number)")
      .task(id: number) {
        if number > end { number -= 1 }
      }
  }
}

/// Loads twenty rows when the last one has appeared.
private struct Paging: View {
  let end: Int
  @State var count = 20

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { row in
        Text("\(row)")
          .task {
            if row == count - 1, count < end { count += 20 }
          }
      }
    }
  }
}

/// Counts the seconds since it appeared.
private struct Stopwatch: View {
  let clock: TestClock<Duration>
  @State var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .task {
        for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
      }
  }
}

import RostrumDependencies
import RostrumRuntime
import Testing

@Suite(.timeLimit(.minutes(10))) struct AlarmsTests {
  private let clock = TestClock<Duration>()
  private let rung = LockIsolated<[String]>([])

  private func set(_ alarms: Alarms, after seconds: Int, _ name: String) -> Alarms.ID {
    alarms.set(after: .seconds(seconds)) { [rung] in rung.withValue { $0.append(name) } }
  }

  @Test("Alarms ring at their times, whichever was set first")
  func order() async {
    let alarms = Alarms(clock: clock)
    for (seconds, name) in [(20, "c"), (10, "b"), (5, "a"), (10, "b"), (30, "d")] {
      _ = set(alarms, after: seconds, name)
    }
    #expect(alarms.count == 5)
    await clock.advance(by: .seconds(4))
    #expect(rung.value == [])
    await clock.advance(by: .seconds(1))
    #expect(rung.value == ["a"])
    await clock.advance(by: .seconds(5))
    #expect(rung.value == ["a", "b", "b"])
    await clock.advance(by: .seconds(20))
    #expect(rung.value == ["a", "b", "b", "c", "d"] && alarms.count == 0)
  }

  @Test("An alarm that is canceled doesn't ring, and others do")
  func canceled() async {
    let alarms = Alarms(clock: clock)
    let first = set(alarms, after: 1, "first")
    _ = set(alarms, after: 2, "second")
    alarms.cancel(first)
    alarms.cancel(first)
    #expect(alarms.count == 1)
    await clock.advance(by: .seconds(2))
    #expect(rung.value == ["second"])
  }

  @Test("Any number of alarms that are set and canceled leaves the last one in place")
  func many() async {
    let alarms = Alarms(clock: clock)
    var last = set(alarms, after: 60, "last")
    for _ in 0..<1_000 {
      alarms.cancel(last)
      last = set(alarms, after: 60, "last")
    }
    #expect(alarms.count == 1)
    await clock.advance(by: .seconds(60))
    #expect(rung.value == ["last"])
  }

  @Test("An alarm can set the next one")
  func again() async {
    let alarms = Alarms(clock: clock)
    alarms.set(after: .seconds(1)) { [self] in _ = set(alarms, after: 1, "again") }
    await clock.advance(by: .seconds(1))
    #expect(rung.value == [])
    await clock.advance(by: .seconds(1))
    #expect(rung.value == ["again"])
  }

  @Test("Alarms end with their owner, and what they keep is released")
  func released() async throws {
    final class Kept: Sendable {}
    weak var kept: Kept?
    do {
      let alarms = Alarms(clock: clock)
      let strong = Kept()
      kept = strong
      alarms.set(after: .seconds(1)) { withExtendedLifetime(strong) {} }
      let canceled = alarms.set(after: .seconds(1)) { withExtendedLifetime(strong) {} }
      alarms.cancel(canceled)
      #expect(kept != nil)
    }
    #expect(kept == nil)
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
  }
}

import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

/// Two thousand tests at the same time, each with a clock, effects and cancellation of its own.
@MainActor
@Suite(.leakChecked) struct ManyStoresTests {
  @Test("Tests are deterministic among two thousand others", arguments: 0..<2_000)
  func scenario(_ number: Int) async {
    let clock = TestClock()
    let store = TestStore(initialState: Facts.State(count: number)) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
      $0.noun = "noun of \(number)"
    }
    await store.send(.startTimer)
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(\.answered, timeout: .zero) {
      $0.isAsking = false
      $0.fact = "\(number) is a noun of \(number)"
    }
    for tick in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked, timeout: .zero) { $0.timer = tick }
    }
    await store.send(.stopTimer)
    await clock.advance(by: .seconds(10))
    await store.send(.increment) { $0.count = number + 1 }
    await store.finish(timeout: .zero)
  }
}

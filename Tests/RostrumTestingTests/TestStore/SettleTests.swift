import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SettleTests {
  @Test(
    "'send' returns after effects have done everything that takes no time",
    arguments: Way.allCases)
  func atOnce(_ way: Way) async {
    let store = numbers { way.effect(for: $0) }
    await store.send(1) { $0 = [1] }
    await store.skipReceivedActions()
    #expect(store.state == Array(1...way.last))
    let found = await issues { await store.skipInFlightEffects() }
    #expect(found.count == 1)
  }

  @Test("Two effects take turns in a stable order")
  func order() async {
    let store = numbers { action in
      guard action == 1 else { return .none }
      return .merge(
        .run { for number in [10, 11, 12] { await $0(number) } },
        .run { for number in [20, 21, 22] { await $0(number) } })
    }
    await store.send(1) { $0 = [1] }
    await store.skipReceivedActions()
    #expect(store.state == [1, 10, 20, 11, 21, 12, 22])
  }

  @Test("Work outside of the store is awaited")
  func outside() async {
    let store = numbers { action in
      guard action == 1 else { return .none }
      return .run { send in
        await Task.detached(priority: .background) {
          for _ in 1...1_000 { await Task.yield() }
        }.value
        await send(2)
      }
    }
    await store.send(1) { $0 = [1] }
    await store.receive(2, timeout: .seconds(600)) { $0 = [1, 2] }
  }

  @Test("A timeout doesn't apply to work that only waits for the machine")
  func noTime() async {
    let store = numbers { action in
      guard action == 1 else { return .none }
      return .run { send in
        await Task.detached {}.value
        await send(2)
      }
    }
    await store.send(1) { $0 = [1] }
    await store.receive(2, timeout: .zero) { $0 = [1, 2] }
  }

  @Test("'receive' and 'finish' wait for work on the main actor alone")
  func mainActorOnly() async {
    let store = numbers { action in
      guard action == 1 else { return .none }
      return .run { @MainActor send in
        for _ in 1...50 { await Task { @MainActor in }.value }
        send(2)
      }
    }
    await store.send(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
    await store.finish()
  }

  @Test("Endless effects are cancelled and named")
  func endless() async throws {
    let store = numbers { action in
      guard action == 1 else { return .none }
      return .run { _ in while !Task.isCancelled { await Task.yield() } }
    }
    let found = await issues { await store.send(1) { $0 = [1] } }
    try #require(found.count == 1)
    #expect(
      found[0].hasPrefix(
        """
        The effects keep running although no time passes. They were cancelled.

          • 'run' at RostrumTestingTests/SettleTests.swift:
        """))
    #expect(
      found[0].hasSuffix(
        """
        , started by 1

        Look for a loop that never suspends, for an effect whose action starts it again, or for a \
        timer on a clock that does not wait, such as 'ImmediateClock'.
        """))
    await store.finish(timeout: .zero)
  }

  @Test("A timer on a clock that doesn't wait is detected")
  func endlessTimer() async {
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    let found = await issues { await store.send(.startTimer) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The effects keep running although no time passes") == true)
  }
}

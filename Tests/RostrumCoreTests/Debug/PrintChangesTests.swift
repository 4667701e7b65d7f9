import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumShared
import Testing

@MainActor
@Suite struct PrintChangesTests {
  private let lines = LockIsolated<[String]>([])

  @Test("Each action is printed with the difference that it made")
  func difference() {
    let lines = lines
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(.customDump(lines.write))
    }
    store.send(.increment)
    #expect(
      lines.value == [
        """
        received action:
          Counter.Action.increment
            Counter.State(
          -   count: 0,
          +   count: 1,
              other: ""
            )

        """
      ])
  }

  @Test("An action that changed nothing says so")
  func noDifference() {
    let lines = lines
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(.customDump(lines.write))
    }
    store.send(.touch)
    #expect(
      lines.value == [
        """
        received action:
          Counter.Action.touch
          (no change)

        """
      ])
  }

  @Test("A change of a shared value alone is printed")
  func sharedDifference() {
    let lines = lines
    let seen = LockIsolated<[Bool]>([])
    let shared = Shared(value: 0)
    let store = Store(initialState: shared) {
      Reduce<Shared<Int>, Bool> { state, isCounted in
        if isCounted { state.withLock { $0 += 1 } }
        return .none
      }
      ._printChanges(.customDump(lines.write))
      ._printChanges(_ReducerPrinter { _, old, new in seen.withValue { $0.append(old == new) } })
    }
    store.send(true)
    store.send(false)
    #expect(
      lines.value == [
        """
        received action:
          true
          - "0"
          + "1"

        """,
        """
        received action:
          false
          (no change)

        """,
      ])
    #expect(seen.value == [false, true])
    #expect(shared.wrappedValue == 1)
  }

  @Test("Names of actions are printed without the values in them")
  func labels() {
    let lines = lines
    let store = Store(initialState: Presenter.State(sheet: Counter.State())) {
      Presenter()._printChanges(.actionLabels(lines.write))
    }
    store.send(.sheet(.presented(.increment)))
    #expect(lines.value == ["received action: Presenter.Action.sheet.presented.increment"])
  }

  @Test("A printer of one's own gets the action and both states")
  func custom() {
    let lines = lines
    let store = Store(initialState: Counter.State()) {
      Counter()
        ._printChanges(
          _ReducerPrinter { action, old, new in
            lines.withValue { $0.append("\(action) \(old.count) \(new.count)") }
          })
    }
    store.send(.increment)
    store.send(.increment)
    #expect(lines.value == ["increment 0 1", "increment 1 2"])
  }

  @Test("Without a printer nothing is printed, and the feature works")
  func none() {
    let store = Store(initialState: Counter.State()) { Counter()._printChanges(nil) }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("A part of an app prints its own actions only")
  func part() {
    let lines = lines
    let store = Store(initialState: Family.State()) {
      Scope(\Family.State.child, action: \Family.Action.Cases.child) {
        Counter()._printChanges(.actionLabels(lines.write))
      }
    }
    store.send(.remember)
    store.send(.child(.increment))
    #expect(lines.value == ["received action: Counter.Action.increment"])
  }

  @Test("Printing does not disturb effects")
  func effects() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, number in
        state.append(number)
        return number == 1 ? .run { await $0(2) } : .none
      }
      ._printChanges(.actionLabels { _ in })
    }
    await store.send(1).finish()
    #expect(store.currentState == [1, 2])
  }
}

extension LockIsolated<[String]> {
  fileprivate func write(_ text: String) { withValue { $0.append(text) } }
}

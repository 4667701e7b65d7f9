import IssueReporting
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ExhaustivityTests {
  private func store() -> TestStoreOf<Facts> {
    TestStore(initialState: Facts.State()) { Facts() }
  }

  @Test("Exhaustivity is on by default")
  func initially() {
    #expect(store().exhaustivity == .on)
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
  }

  @Test("With exhaustivity off, changes, actions and effects needn't be asserted or shown")
  func off() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = store()
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.ask)
      await store.send(.increment)
      await store.send(.never)
    }
    #expect(recorder.messages.value.isEmpty)
    #expect(recorder.expectedMessages.value.isEmpty)
  }

  @Test("With exhaustivity off, a closure receives the state after the action")
  func stateAfterwards() async {
    let store = store()
    store.exhaustivity = .off
    var seen: Int?
    await store.send(.increment) { seen = $0.count }
    #expect(seen == 1)
    let found = await issues { await store.send(.increment) { $0.count += 1 } }
    #expect(found.count == 1)
    #expect(found.first?.contains("-   count: 3,\n") == true)
  }

  @Test("Skipped changes can be shown")
  func shownChange() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      _ = await store.send(.ask) { $0.count = 0 }
    }
    #expect(recorder.messages.value.isEmpty)
    #expect(
      recorder.expectedMessages.value == [
        """
        The state does not match the expectation.

              Facts.State(
                count: 0,
                fact: nil,
            -   isAsking: false,
            +   isAsking: true,
                timer: 0
              )

        (Expected: -, Actual: +)

        Describe the state after the action in the trailing closure, or correct the feature.
        """
      ])
  }

  @Test("Skipped actions can be shown")
  func shownActions() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await store.send(.chain)
      await store.receive(\.answered) { $0.fact = "end" }
    }
    #expect(
      recorder.expectedMessages.value.first == """
        2 received actions were skipped.

          • Facts.Action.increment
          • Facts.Action.increment
        """)
  }

  @Test("Skipped effects can be shown")
  func shownEffects() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await store.send(.never)
      await store.skipInFlightEffects()
    }
    #expect(recorder.expectedMessages.value.count == 1)
    #expect(
      recorder.expectedMessages.value.first?.hasPrefix(
        """
        1 running effect was cancelled.

          • 'run' at RostrumTestingTests/Facts.swift:
        """) == true)
  }

  @Test("To show skipped assertions, the closure also runs for the previous state")
  func closureRunsTwice() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    var seen: [Int] = []
    await store.send(.increment) {
      seen.append($0.count)
      $0.count = 1
    }
    #expect(seen == [1, 0])
  }

  @Test("A wrong assertion always fails the test", arguments: [false, true])
  func wrong(_ isShown: Bool) async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: isShown)
    let found = await issues { await store.send(.increment) { $0.count = 7 } }
    #expect(found.count == 1)
  }

  @Test("Exhaustivity can be changed temporarily, and is restored even after an error")
  func forAWhile() async {
    let store = store()
    let kept = store.withExhaustivity(.off) { store.exhaustivity }
    #expect(kept == .off)
    await store.withExhaustivity(.off) {
      await store.send(.increment)
      await store.withExhaustivity(.on) { await store.send(.increment) { $0.count = 2 } }
      await store.send(.increment)
    }
    try? store.withExhaustivity(.off) { throw CancellationError() }
    #expect(store.exhaustivity == .on)
    #expect(store.state.count == 3)
  }
}

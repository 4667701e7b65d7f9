import IssueReporting
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SharedEffectTests {
  private func tally() -> TestStoreOf<Tally> {
    TestStore(initialState: Tally.State()) { Tally() }
  }

  private let unsaid = #"""
    Effects changed shared state, and the test ended without asserting the change.

          """
          Tally.State(
        -   total: 0,
        +   total: 1,
            local: 0
          )
          """

    (Expected: -, Actual: +)

    Assert the change at the end of the test: store.assert { $0.$field.withLock { $0 = … } }
    """#

  @Test("'assert' expects an effect's changes to shared state without an action")
  func said() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    store?.assert { $0.$total.withLock { $0 += 1 } }
    store?.assert { $0.$total.withLock { $0 = 1 } }
    await store?.finish()
    let found = issues { store = nil }
    #expect(found.isEmpty)
  }

  @Test("An effect's unasserted change to shared state is shown at the end of the test")
  func unsaidAtTheEnd() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    let place = line(-1)
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { store = nil }
    #expect(recorder.messages.value == [unsaid])
    #expect(recorder.lines.value == [UInt(place)])
  }

  @Test("An effect's change to shared state is shown by 'finish', once")
  func unsaidAtFinish() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    #expect(await issues { await store!.finish() } == [unsaid])
    #expect(issues { store = nil }.isEmpty)
  }

  @Test("'assert' shows an effect's change to shared state that differs from the assertion")
  func wrong() async {
    let store = tally()
    await store.send(.addInEffect)
    let found = issues { store.assert { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 5") == true)
    #expect(found.first?.contains("total: 1") == true)
    #expect(store.state.total == 1)
  }

  @Test("'assert' shows an effect's change to shared state if the test asserts other changes")
  func unsaidInAssertion() async {
    let store = tally()
    await store.send(.addInEffect)
    let found = issues { store.assert { $0.local = 0 } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 0") == true)
    #expect(found.first?.contains("total: 1") == true)
  }

  @Test("A later action includes an effect's earlier change to shared state")
  func laterAction() async {
    let store = tally()
    await store.send(.addInEffect)
    await store.send(.add) { $0.$total.withLock { $0 = 2 } }
    await store.finish()
  }

  @Test("Actions are handled before an effect's later changes")
  func afterReceivedActions() async {
    let store = tally()
    await store.send(.addLaterAndInEffect).finish()
    store.assert { $0.$total.withLock { $0 = 0 } }
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
    store.assert { $0.$total.withLock { $0 = 2 } }
  }

  @Test("Without exhaustivity, an effect's changes to shared state needn't be asserted")
  func nonExhaustive() async {
    var store: TestStore? = tally()
    store?.exhaustivity = .off
    await store?.send(.addInEffect)
    await store?.finish()
    store?.assert { $0.$total.withLock { $0 = 1 } }
    await store?.send(.addInEffect)
    let found = issues { store = nil }
    #expect(found.isEmpty)
  }
}

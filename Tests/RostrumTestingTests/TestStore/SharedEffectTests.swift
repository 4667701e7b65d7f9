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

  @Test("'assert' expects the changes that an effect made to shared state without an action")
  func said() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    store?.assert { $0.$total.withLock { $0 += 1 } }
    store?.assert { $0.$total.withLock { $0 = 1 } }
    await store?.finish()
    let found = issues { store = nil }
    #expect(found.isEmpty)
  }

  @Test("What an effect changed of shared state is shown at the end of a test that does not say it")
  func unsaidAtTheEnd() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    let place = line(-1)
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { store = nil }
    #expect(recorder.messages.value == [unsaid])
    #expect(recorder.lines.value == [UInt(place)])
  }

  @Test("What an effect changed of shared state is shown by 'finish', and once")
  func unsaidAtFinish() async {
    var store: TestStore? = tally()
    await store?.send(.addInEffect)
    #expect(await issues { await store!.finish() } == [unsaid])
    #expect(issues { store = nil }.isEmpty)
  }

  @Test("'assert' shows what an effect changed of shared state otherwise than the test says")
  func wrong() async {
    let store = tally()
    await store.send(.addInEffect)
    let found = issues { store.assert { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 5") == true)
    #expect(found.first?.contains("total: 1") == true)
    #expect(store.state.total == 1)
  }

  @Test("'assert' shows what an effect changed of shared state if the test says other things")
  func unsaidInAssertion() async {
    let store = tally()
    await store.send(.addInEffect)
    let found = issues { store.assert { $0.local = 0 } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 0") == true)
    #expect(found.first?.contains("total: 1") == true)
  }

  @Test("A later action takes over what an effect changed of shared state before it")
  func laterAction() async {
    let store = tally()
    await store.send(.addInEffect)
    await store.send(.add) { $0.$total.withLock { $0 = 2 } }
    await store.finish()
  }

  @Test("Actions are handled before what an effect changed after them")
  func afterReceivedActions() async {
    let store = tally()
    await store.send(.addLaterAndInEffect).finish()
    store.assert { $0.$total.withLock { $0 = 0 } }
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
    store.assert { $0.$total.withLock { $0 = 2 } }
  }

  @Test("Without exhaustivity, what an effect changed of shared state may be left unsaid")
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

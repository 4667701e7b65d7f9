import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SharedStateTests {
  @Test("A change to shared state is asserted like any other")
  func said() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.add) { $0.$total.withLock { $0 = 1 } }
    await store.send(.both) {
      $0.local = 1
      $0.$total.withLock { $0 += 1 }
    }
    #expect(store.state.total == 2)
  }

  @Test("An unasserted change to shared state is shown")
  func unsaid() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let found = await issues { await store.send(.add) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The state was not expected to change, but it did.") == true)
    #expect(found.first?.contains("total: 0") == true)
    #expect(found.first?.contains("total: 1") == true)
  }

  @Test("A change that another action makes immediately belongs to that action")
  func laterAction() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.addLater)
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
  }

  @Test("Asserting the current value of shared state is accepted")
  func unchanged() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.add) { $0.$total.withLock { $0 = 1 } }
    await store.send(.addLater) { $0.$total.withLock { $0 = 1 } }
    await store.receive(\.added) { $0.$total.withLock { $0 = 2 } }
    store.exhaustivity = .off
    await store.send(.addLater) { $0.$total.withLock { $0 = 2 } }
  }

  @Test("Asserting the current value of a field that isn't shared is an issue")
  func unchangedField() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let found = await issues { await store.send(.addLater) { $0.local = 0 } }
    #expect(found.map { $0.hasPrefix("The state was expected to change") } == [true])
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
  }

  @Test("A wrong expectation of shared state is shown and changes nothing")
  func wrong() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let found = await issues { await store.send(.add) { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(store.state.total == 1)
  }

  @Test("Without exhaustivity, a wrong expectation is shown, and changes nothing")
  func wrongNonExhaustive() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off
    let found = await issues { await store.send(.both) { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 5") == true)
    #expect(found.first?.contains("total: 1") == true)
    #expect(store.state.total == 1)
  }

  @Test("Without exhaustivity, a closure receives the shared values right after its action")
  func afterEachAction() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off
    await store.send(.addTwiceLater)
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
    let found = await issues { await store.receive(\.added) { $0.$total.withLock { $0 += 1 } } }
    #expect(found.count == 1)
    #expect(found.first?.contains("total: 3") == true)
    #expect(store.state.total == 2)
  }

  @Test("'assert' shows a wrong expectation of shared state, and changes nothing")
  func wrongAssertion() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.add) { $0.$total.withLock { $0 = 1 } }
    store.assert { $0.$total.withLock { $0 = 1 } }
    let found = issues { store.assert { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The state does not match the expectation.") == true)
    #expect(found.first?.contains("total: 5") == true)
    #expect(found.first?.contains("total: 1") == true)
    #expect(store.state.total == 1)
  }

  @Test("'assert' receives shared values from before the unhandled actions")
  func assertionBeforeReceive() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.addTwiceLater)
    store.assert { $0.$total.withLock { $0 = 0 } }
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
    store.assert { $0.$total.withLock { $0 = 1 } }
    let found = issues { store.assert { $0.$total.withLock { $0 = 2 } } }
    #expect(found.count == 1)
    await store.receive(\.added) { $0.$total.withLock { $0 = 2 } }
  }

  @Test("Screens get the same ids in expected and actual state")
  func screenIDs() async {
    let store = TestStore(initialState: Pages.State()) { Pages() }
    await store.send(.push) { $0.path.append(0) }
    await store.send(.pushTwo) {
      $0.path.append(1)
      $0.path.append(2)
    }
    #expect(store.state.path.ids.map(\.generation) == [0, 1, 2])
  }
}

@Reducer private struct Pages {
  @ObservableState struct State: Equatable { var path = StackState<Int>() }
  enum Action { case push, pushTwo }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(0)
      case .pushTwo: state.path.append(contentsOf: [1, 2])
      }
      return .none
    }
  }
}

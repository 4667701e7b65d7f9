import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SharedStateTests {
  @Test("A change of shared state is said like any other")
  func said() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.add) { $0.$total.withLock { $0 = 1 } }
    await store.send(.both) {
      $0.local = 1
      $0.$total.withLock { $0 += 1 }
    }
    #expect(store.state.total == 2)
  }

  @Test("A change of shared state that the test does not say is shown")
  func unsaid() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let found = await issues { await store.send(.add) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The state was not expected to change, but it did.") == true)
    #expect(found.first?.contains("total: 0") == true)
    #expect(found.first?.contains("total: 1") == true)
  }

  @Test("A change that another action makes at once belongs to that action")
  func laterAction() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    await store.send(.addLater)
    await store.receive(\.added) { $0.$total.withLock { $0 = 1 } }
  }

  @Test("A wrong expectation of shared state is shown and changes nothing")
  func wrong() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    let found = await issues { await store.send(.add) { $0.$total.withLock { $0 = 5 } } }
    #expect(found.count == 1)
    #expect(store.state.total == 1)
  }

  @Test("Screens get the same identities in what is expected as in what happens")
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

@Reducer private struct Tally {
  @ObservableState struct State: Equatable {
    @Shared(.inMemory("total")) var total = 0
    var local = 0
  }
  enum Action { case add, addLater, added, both }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add, .added: state.$total.withLock { $0 += 1 }
      case .addLater: return .send(.added)
      case .both:
        state.local += 1
        state.$total.withLock { $0 += 1 }
      }
      return .none
    }
  }
}

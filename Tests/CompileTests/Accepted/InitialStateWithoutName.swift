import RostrumTesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case up }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@MainActor func stores() async {
  _ = Store(initialState: .init(count: 1)) { Counter() }
  let store = TestStore(initialState: .init(count: 1)) { Counter() }
  await store.send(.up) { $0.count = 2 }
  _ = TestStore(initialState: .init(count: 1)) {
    Counter()
  } withDependencies: {
    $0.uuid = .incrementing
  }
}

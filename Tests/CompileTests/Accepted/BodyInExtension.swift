import Rostrum

@Reducer struct Counter {
  @ObservableState struct State {
    var count = 0
  }
  enum Action {
    case up
  }
}

extension Counter {
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@MainActor func store() -> StoreOf<Counter> {
  Store(initialState: Counter.State()) { Counter() }
}

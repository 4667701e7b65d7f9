import Rostrum

@Reducer struct Many {
  @ObservableState struct State {
    var count = 0
  }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { _, _ in .none }
      Reduce { _, _ in .none }
      Reduce { _, _ in .none }
      Reduce { _, _ in .none }
      Reduce { _, _ in .none }
    }
    Reduce { _, _ in .none }
    Reduce { _, _ in .none }
    Reduce { _, _ in .none }
    Reduce { _, _ in .none }
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

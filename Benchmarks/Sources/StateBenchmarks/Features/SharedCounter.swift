import Rostrum

/// A counter whose count is shared.
@Reducer
struct SharedCounter {
  @ObservableState
  struct State {
    @Shared(.inMemory("count")) var count = 0
  }

  enum Action {
    case add
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add:
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

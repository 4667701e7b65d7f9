import Rostrum

/// How many books there are to be.
@Reducer
struct BookGoal {
  @ObservableState
  struct State: Equatable {
    var done = 0
    var goal = 10

    var isReached: Bool { done >= goal }
  }

  enum Action {
    case decrementButtonTapped
    case finished
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.goal = max(1, state.goal - 1)
      case .finished:
        state.done += 1
      case .incrementButtonTapped:
        state.goal += 1
      }
      return .none
    }
  }
}

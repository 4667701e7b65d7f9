import Rostrum

/// A counter that counts what its effect sends back.
@Reducer
struct Echo {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case call
    case answer
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .call:
        return .run { send in await send(.answer) }
      case .answer:
        state.count += 1
        return .none
      }
    }
  }
}

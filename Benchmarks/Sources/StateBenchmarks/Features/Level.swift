import Rostrum

/// A counter around another feature that is always there.
struct Level<Child: Reducer>: Reducer {
  @ObservableState
  struct State {
    var count = 0
    var child: Child.State
  }

  @CasePathable
  enum Action {
    case add
    case child(Child.Action)
  }

  let child: Child

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) {
      child
    }
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
  }
}

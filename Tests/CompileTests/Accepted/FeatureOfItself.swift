import Rostrum

@Reducer struct Tree {
  @ObservableState struct State: Identifiable {
    let id: Int
    var branches: IdentifiedArrayOf<State> = []
  }
  enum Action {
    indirect case branches(IdentifiedActionOf<Tree>)
    case grow
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .grow = action { state.branches.append(State(id: state.branches.count)) }
      return .none
    }
    .forEach(\.branches, action: \.branches) { Self() }
  }
}

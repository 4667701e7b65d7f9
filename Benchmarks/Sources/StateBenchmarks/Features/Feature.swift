import Rostrum

/// A counter that may present another of its own kind.
@Reducer
struct Feature {
  @ObservableState
  struct State {
    var count = 0
    @Presents var child: Feature.State?

    /// Makes a feature with others in it.
    ///
    /// - Parameter depth: How many there are in all.
    init(depth: Int = 1) {
      child = depth > 1 ? State(depth: depth - 1) : nil
    }
  }

  enum Action {
    case add
    indirect case child(PresentationAction<Feature.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) {
      Feature()
    }
  }
}

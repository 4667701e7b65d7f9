import RostrumCases
import RostrumCore
import RostrumPresentation

/// A feature that may present another of its own kind.
@Reducer struct Chain {
  @ObservableState struct State {
    var count = 0
    var name = "chain"
    @Presents var next: Chain.State?

    var double: Int { count * 2 }
    var shout: String { name.uppercased() }

    init(depth: Int = 1) {
      for _ in 1..<depth {
        var outer = State()
        outer.next = self
        self = outer
      }
    }
  }

  enum Action {
    case add, replace
    indirect case next(PresentationAction<Chain.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.count += 1
      case .replace: state.next = State(depth: 3)
      case .next: break
      }
      return .none
    }
    .ifLet(\.$next, action: \.next) { Chain() }
  }
}

import Rostrum

/// A feature that counts the dismissals of what it presents.
@Reducer
struct Presenter {
  @ObservableState
  struct State {
    var count = 0
    @Presents var sheet: Screen.State?
  }

  enum Action {
    case present
    case sheet(PresentationAction<Screen.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .present:
        state.sheet = Screen.State()
        return .none
      case .sheet(.dismiss):
        state.count += 1
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) {
      Screen()
    }
  }
}

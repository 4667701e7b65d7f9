import Rostrum

/// The words at the first launch.
@Reducer
struct BookWelcome {
  @ObservableState
  struct State: Equatable {
    var page = 0
    var pages = ["Collect books.", "Rate them.", "Find them again."]
  }

  enum Action {
    case backButtonTapped
    case nextButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .backButtonTapped:
        state.page = max(0, state.page - 1)
        return .none

      case .nextButtonTapped:
        guard state.page + 1 < state.pages.count else { return .run { _ in await dismiss() } }
        state.page += 1
        return .none
      }
    }
  }
}

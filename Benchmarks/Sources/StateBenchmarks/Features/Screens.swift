import Rostrum

/// A stack of screens that counts what is popped.
@Reducer
struct Screens {
  @ObservableState
  struct State {
    var count = 0
    var path = StackState<Screen.State>()
  }

  enum Action {
    case push
    case path(StackActionOf<Screen>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .push:
        state.path.append(Screen.State())
        return .none
      case .path(.popFrom):
        state.count += 1
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      Screen()
    }
  }
}

/// A screen, or a sheet, whose work lasts until it goes.
@Reducer
struct Screen {
  @ObservableState
  struct State {}

  enum Action {
    case work
    case close
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .work:
        return .run { _ in try await Task.sleep(for: .seconds(3_600)) }
      case .close:
        return .run { _ in await dismiss() }
      }
    }
  }
}

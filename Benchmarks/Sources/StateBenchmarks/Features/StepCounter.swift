import Rostrum

/// A counter that asks a dependency how far to count.
@Reducer
struct StepCounter {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case add
  }

  @Dependency(\.step) var step

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += step
        return .none
      }
    }
  }
}

private enum StepKey: DependencyKey {
  static var liveValue: Int { 1 }
}

extension DependencyValues {
  var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

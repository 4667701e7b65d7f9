// flags: -default-isolation MainActor
import Rostrum

@Reducer nonisolated struct Counter {
  @ObservableState nonisolated struct State: Equatable {
    var count = 0
  }
  nonisolated enum Action: Equatable {
    case up
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer nonisolated enum Destination {
  case counter(Counter)
}

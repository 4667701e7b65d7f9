import RostrumClassic

/// Two numbers, in a state that nobody observes by itself.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var hits = 0
    var isLoading = false
  }

  enum Action: Equatable {
    case add
    case hit
    case load
    case loaded
    case set(Int)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.count += 1
      case .hit: state.hits += 1
      case .load:
        state.isLoading = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded)
        }
      case .loaded: state.isLoading = false
      case .set(let count): state.count = count
      }
      return .none
    }
  }

  @MainActor
  static func store(_ state: State = State()) -> StoreOf<Counter> {
    Store(initialState: state) { Counter() }
  }
}

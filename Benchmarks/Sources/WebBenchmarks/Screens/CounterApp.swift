import Rostrum

/// A counter whose state is in a store.
struct CounterApp: App {
  @State private var store = Store(initialState: Counter.State()) { Counter() }

  var body: some Scene {
    WindowGroup { CounterView(store: store) }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Codable, Equatable {
    var count = 0
  }

  enum Action {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      }
      return .none
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Plus") { store.send(.plus) }
    }
  }
}

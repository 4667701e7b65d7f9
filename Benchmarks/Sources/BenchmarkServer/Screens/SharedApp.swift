import Rostrum

/// A counter that everybody shares.
struct SharedApp: App {
  @State private var store = Store(initialState: SharedCounter.State()) { SharedCounter() }

  var body: some Scene {
    WindowGroup { SharedCounterView(store: store) }
  }
}

@Reducer
struct SharedCounter {
  @ObservableState
  struct State: Codable, Equatable {
    @Shared(.database("count")) var count = 0
  }

  enum Action {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.$count.withLock { $0 += 1 }
      }
      return .none
    }
  }
}

struct SharedCounterView: View {
  let store: StoreOf<SharedCounter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Plus") { store.send(.plus) }
    }
  }
}

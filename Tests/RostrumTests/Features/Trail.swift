import Rostrum

/// A stack of numbered stops.
@Reducer
struct Trail {
  @ObservableState
  struct State {
    var path = StackState<Stop.State>()
    var pops: [StackElementID] = []
  }

  enum Action {
    case path(StackActionOf<Stop>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.popFrom(let id)) = action { state.pops.append(id) }
      return .none
    }
    .forEach(\.path, action: \.path) { Stop() }
  }
}

@Reducer
struct Stop {
  @ObservableState
  struct State: Equatable {
    var number: Int
    var visits = 0
  }

  enum Action {
    case leaveButtonTapped
    case visitButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leaveButtonTapped:
        return .run { _ in await dismiss() }
      case .visitButtonTapped:
        state.visits += 1
        return .none
      }
    }
  }
}

struct TrailView: View {
  @Bindable var store: StoreOf<Trail>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      VStack {
        NavigationLink("Set off", state: Stop.State(number: 1))
        NavigationLink("Get lost", state: "nowhere")
      }
      .navigationTitle("Trail")
    } destination: { store in
      VStack {
        Text("Visits: \(store.visits)")
        Button("Visit") { store.send(.visitButtonTapped) }
        Button("Leave") { store.send(.leaveButtonTapped) }
        NavigationLink("Go on", state: Stop.State(number: store.number + 1))
      }
      .navigationTitle("Stop \(store.number)")
    }
  }
}

import Rostrum

/// What the seed says the architecture will be, and is: no view stores.
@Reducer
struct StandupFeature {
  @ObservableState
  struct State: Equatable {
    var standup: Standup
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

// Block "View (To-Be)".
struct StandupView: View {
  @State var store: StoreOf<StandupFeature>

  var body: some View {
    TextField("Title", text: $store.standup.title)
  }
}

@Reducer
struct StackFeature {
  @Reducer
  struct Path {
    @ObservableState
    enum State: Equatable {
      case detail(StandupFeature.State)
    }

    enum Action {
      case detail(StandupFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.detail, action: \.detail) {
        StandupFeature()
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path) {
        Path()
      }
  }
}

// Block "NavigationStackStore/destination".
struct StackView: View {
  @State var store: StoreOf<StackFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink(
        "Design", state: StackFeature.Path.State.detail(StandupFeature.State(standup: .design)))
    } destination: { store in
      switch store.state {
      case .detail:
        if let store = store.scope(state: \.detail, action: \.detail) {
          StandupView(store: store)
        }
      }
    }
  }
}

// Block "Stacks", the first: a stack without the architecture.
struct PlainStack: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(
      path: $path,
      root: {
        NavigationLink("Design", value: "Design")
          .navigationDestination(for: String.self) { Text("About \($0)") }
      })
  }
}

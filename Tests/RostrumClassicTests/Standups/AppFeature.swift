import RostrumClassic

/// The list of standups, and the screens above it.
struct AppFeature: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var standupsList = StandupsList.State()
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case standupsList(StandupsList.Action)
  }

  struct Path: Reducer {
    enum State: Equatable {
      case detail(StandupDetail.State)
      case meeting(Counter.State)
    }

    enum Action: Equatable {
      case detail(StandupDetail.Action)
      case meeting(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) {
        StandupDetail()
      }
      Scope(state: /State.meeting, action: /Action.meeting) {
        Counter()
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.standupsList, action: /Action.standupsList) {
      StandupsList()
    }
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .detail(.delegate(let action)))):
        switch action {
        case .deleteStandup(let id):
          state.standupsList.standups.remove(id: id)
        case .standupUpdated(let standup):
          state.standupsList.standups[id: standup.id] = standup
        }
        return .none
      case .path, .standupsList:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

struct AppView: View {
  let store: StoreOf<AppFeature>
  var listRenders = Renders()

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      StandupsListView(
        store: store.scope(state: \.standupsList, action: { .standupsList($0) }),
        renders: listRenders)
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(
          /AppFeature.Path.State.detail,
          action: AppFeature.Path.Action.detail,
          then: { StandupDetailView(store: $0) }
        )
      case .meeting:
        CaseLet(
          /AppFeature.Path.State.meeting,
          action: AppFeature.Path.Action.meeting,
          then: { CounterButton("Minutes", store: $0).navigationTitle("Meeting") }
        )
      }
    }
  }
}

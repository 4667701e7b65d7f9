import RostrumClassic

/// All standups, and a sheet for a new one.
struct StandupsListFeature: Reducer {
  // Block "Presentation, State".
  struct State: Equatable {
    @PresentationState var addStandup: StandupFormFeature.State?
    var attendeesAdded = 0
    var standups: IdentifiedArrayOf<Standup> = []
  }

  // Block "Presentation, Action".
  enum Action: Equatable {
    case addButtonTapped
    case addStandup(PresentationAction<StandupFormFeature.Action>)
    case saveStandupButtonTapped
  }

  @Dependency(\.uuid) var uuid

  // Blocks "Presentation, Reducer" and "ifLet".
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.addStandup = StandupFormFeature.State(standup: Standup(id: self.uuid()))
        return .none

      case .addStandup(.presented(.addAttendeeButtonTapped)):
        state.attendeesAdded += 1
        return .none

      case .addStandup:
        return .none

      case .saveStandupButtonTapped:
        guard let standup = state.addStandup?.standup else {
          return .none
        }
        state.standups.append(standup)

        state.addStandup = nil
        return .none
      }
    }
    .ifLet(\.$addStandup, action: /Action.addStandup) {
      StandupFormFeature()
    }
  }
}

struct StandupsListView: View {
  let store: StoreOf<StandupsListFeature>

  var body: some View {
    WithViewStore(self.store, observe: \.standups) { viewStore in
      List {
        ForEach(viewStore.state) { standup in
          // Block "A push".
          NavigationLink(
            state: AppFeature.Path.State.detail(
              StandupDetailFeature.State(standup: standup)
            )
          ) {
            CardView(standup: standup)
          }
        }
        Button("Add") { viewStore.send(.addButtonTapped) }
      }
      .navigationTitle("Standups")
      // Block "Presentation, View".
      .sheet(
        store: self.store.scope(
          state: \.$addStandup,
          action: { .addStandup($0) }
        )
      ) { store in
        StandupForm(store: store)
        Button("Save") { self.store.send(.saveStandupButtonTapped) }
      }
    }
  }
}

struct CardView: View {
  let standup: Standup

  var body: some View {
    Text(self.standup.title)
  }
}

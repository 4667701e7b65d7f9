import RostrumClassic

/// All standups, and a sheet for a new one.
struct StandupsList: Reducer {
  struct State: Equatable {
    @PresentationState var addStandup: StandupForm.State?
    var standups: IdentifiedArrayOf<Standup> = []
  }

  enum Action: Equatable {
    case addButtonTapped
    case addStandup(PresentationAction<StandupForm.Action>)
    case saveStandupButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.addStandup = StandupForm.State(standup: Standup(id: uuid()))
        return .none
      case .addStandup:
        return .none
      case .saveStandupButtonTapped:
        guard let standup = state.addStandup?.standup else { return .none }
        state.standups.append(standup)
        state.addStandup = nil
        return .none
      }
    }
    .ifLet(\.$addStandup, action: /Action.addStandup) {
      StandupForm()
    }
  }
}

struct StandupsListView: View {
  let store: StoreOf<StandupsList>
  var renders = Renders()

  var body: some View {
    WithViewStore(store, observe: \.standups) { viewStore in
      let _ = renders.note()
      List {
        ForEach(viewStore.state) { standup in
          NavigationLink(
            state: AppFeature.Path.State.detail(StandupDetail.State(standup: standup))
          ) {
            Text(standup.title)
          }
        }
        Button("Add") { viewStore.send(.addButtonTapped) }
      }
      .navigationTitle("Standups")
      .sheet(
        store: store.scope(state: \.$addStandup, action: { .addStandup($0) })
      ) { form in
        StandupFormView(store: form)
        Button("Save") { store.send(.saveStandupButtonTapped) }
      }
    }
  }
}

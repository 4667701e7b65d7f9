import RostrumClassic

/// One standup, which can be edited and deleted.
struct StandupDetailFeature: Reducer {
  struct State: Equatable {
    // Block "Alert, State".
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var editStandup: StandupFormFeature.State?
    var standup: Standup
  }

  enum Action: Equatable {
    // Block "Alert, Action".
    case alert(PresentationAction<Alert>)
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case editButtonTapped
    case editStandup(PresentationAction<StandupFormFeature.Action>)
    case saveStandupButtonTapped

    enum Alert: Equatable {
      case confirmDeletion
    }

    // Block "Delegate actions, Action".
    enum Delegate: Equatable {
      case deleteStandup(Standup.ID)
      case standupUpdated(Standup)
    }
  }

  @Dependency(\.dismiss) var dismiss

  // Blocks "Delegate actions, Reducer/body" (the second, with `onChange`) and "Alert, Reducer/body".
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { [id = state.standup.id] send in
          await send(.delegate(.deleteStandup(id)))
          await dismiss()
        }
      case .alert(.dismiss):
        return .none
      case .cancelEditButtonTapped:
        state.editStandup = nil
        return .none
      case .delegate:
        return .none
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Do you really want to delete it?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("Delete")
          }
        }
        return .none
      case .editButtonTapped:
        state.editStandup = StandupFormFeature.State(standup: state.standup)
        return .none
      case .editStandup:
        return .none
      case .saveStandupButtonTapped:
        guard let standup = state.editStandup?.standup else { return .none }
        state.standup = standup
        state.editStandup = nil
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$editStandup, action: /Action.editStandup) {
      StandupFormFeature()
    }
    .onChange(of: \.standup) { _, newValue in
      Reduce { _, _ in
        .send(.delegate(.standupUpdated(newValue)))
      }
    }
  }
}

struct StandupDetailView: View {
  let store: StoreOf<StandupDetailFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Text("\(viewStore.standup.attendees.count) attendees")
        NavigationLink(
          "Record", state: AppFeature.Path.State.recordMeeting(RecordMeetingFeature.State()))
        Button("Edit") { viewStore.send(.editButtonTapped) }
        Button("Delete") { viewStore.send(.deleteButtonTapped) }
      }
      .navigationTitle(viewStore.standup.title)
      // Block "Alert, View".
      .alert(
        store: self.store.scope(
          state: \.$alert,
          action: { .alert($0) }
        )
      )
      .sheet(
        store: self.store.scope(
          state: \.$editStandup,
          action: { .editStandup($0) }
        )
      ) { store in
        StandupForm(store: store)
        Button("Done") { viewStore.send(.saveStandupButtonTapped) }
        Button("Cancel") { viewStore.send(.cancelEditButtonTapped) }
      }
    }
  }
}

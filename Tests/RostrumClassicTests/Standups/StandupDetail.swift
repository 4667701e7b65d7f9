import RostrumClassic

/// One standup, which can be edited and deleted.
struct StandupDetail: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var standup: Standup
  }

  enum Action: Equatable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case saveButtonTapped

    enum Delegate: Equatable {
      case deleteStandup(Standup.ID)
      case standupUpdated(Standup)
    }
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case edit(StandupForm.State)
    }

    enum Action: Equatable {
      case alert(Alert)
      case edit(StandupForm.Action)

      enum Alert: Equatable { case confirmDeletion }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.edit, action: /Action.edit) { StandupForm() }
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none
      case .delegate:
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.deletion)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.standup.id] send in
          await send(.delegate(.deleteStandup(id)))
          await dismiss()
        }
      case .destination:
        return .none
      case .editButtonTapped:
        state.destination = .edit(StandupForm.State(standup: state.standup))
        return .none
      case .saveButtonTapped:
        guard case .edit(let form) = state.destination else { return .none }
        state.standup = form.standup
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .onChange(of: \.standup) { _, standup in
      Reduce { _, _ in .send(.delegate(.standupUpdated(standup))) }
    }
  }
}

extension AlertState where Action == StandupDetail.Destination.Action.Alert {
  static var deletion: Self {
    Self {
      TextState("Are you sure?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete it") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}

struct StandupDetailView: View {
  let store: StoreOf<StandupDetail>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Text("\(viewStore.standup.attendees.count) attendees")
        NavigationLink(
          "Meeting", state: AppFeature.Path.State.meeting(Counter.State(count: 1)))
        Button("Edit") { viewStore.send(.editButtonTapped) }
        Button("Delete") { viewStore.send(.deleteButtonTapped) }
      }
      .navigationTitle(viewStore.standup.title)
      .alert(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: /StandupDetail.Destination.State.alert,
        action: StandupDetail.Destination.Action.alert
      )
      .sheet(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: /StandupDetail.Destination.State.edit,
        action: StandupDetail.Destination.Action.edit
      ) { form in
        StandupFormView(store: form)
        Button("Done") { viewStore.send(.saveButtonTapped) }
      }
    }
  }
}

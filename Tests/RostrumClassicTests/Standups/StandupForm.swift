import RostrumClassic

/// Edits a standup.
struct StandupForm: Reducer {
  struct State: Equatable {
    @BindingState var focus: Field?
    @BindingState var standup: Standup

    enum Field: Hashable {
      case attendee(Attendee.ID)
      case title
    }

    init(focus: Field? = .title, standup: Standup) {
      self.focus = focus
      self.standup = standup
      if standup.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        self.standup.attendees.append(Attendee(id: uuid()))
      }
    }
  }

  enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.standup.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case .binding:
        return .none
      case .deleteAttendees(let indices):
        state.standup.attendees.remove(atOffsets: indices)
        if state.standup.attendees.isEmpty {
          state.standup.attendees.append(Attendee(id: uuid()))
        }
        guard let first = indices.first else { return .none }
        let index = min(first, state.standup.attendees.count - 1)
        state.focus = .attendee(state.standup.attendees[index].id)
        return .none
      }
    }
  }
}

struct StandupFormView: View {
  let store: StoreOf<StandupForm>
  @FocusState var focus: StandupForm.State.Field?

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Title", text: viewStore.$standup.title)
          .focused($focus, equals: .title)
        ForEach(viewStore.$standup.attendees) { $attendee in
          TextField("Attendee", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { viewStore.send(.deleteAttendees(atOffsets: $0)) }
        Button("Add attendee") { viewStore.send(.addAttendeeButtonTapped) }
      }
      .bind(viewStore.$focus, to: $focus)
    }
  }
}

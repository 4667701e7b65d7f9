import RostrumClassic

/// Edits a standup.
struct StandupFormFeature: Reducer {
  // Blocks "Binding, State" and "Focus, State".
  struct State: Equatable {
    @BindingState var focus: Field?
    @BindingState var standup: Standup
    var titles: [String] = []

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

  // Blocks "Binding, Action" and "Focus, Action".
  enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  // Blocks "Binding, Reducer", the one with `onChange` after it, and "Focus, Reducer".
  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.standup.title) { _, newTitle in
        Reduce { state, _ in
          state.titles.append(newTitle)
          return .none
        }
      }

    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let newAttendee = Attendee(id: self.uuid())
        state.standup.attendees.append(newAttendee)
        state.focus = .attendee(newAttendee.id)
        return .none
      case .binding:
        return .none
      case let .deleteAttendees(atOffsets: indices):
        state.standup.attendees.remove(atOffsets: indices)
        if state.standup.attendees.isEmpty {
          state.standup.attendees.append(Attendee(id: self.uuid()))
        }
        guard let removedItemIndex = indices.first else { return .none }
        let lastAttendeeIndex = state.standup.attendees.count - 1
        let index = min(removedItemIndex, lastAttendeeIndex)
        state.focus = .attendee(state.standup.attendees[index].id)
        return .none
      }
    }
  }
}

// Blocks "Binding, View" and "Focus, View", with the three parts of the latter.
struct StandupForm: View {
  let store: StoreOf<StandupFormFeature>

  @FocusState var focus: StandupFormFeature.State.Field?

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        TextField("Title", text: viewStore.$standup.title)
          .focused(self.$focus, equals: .title)
        ForEach(viewStore.$standup.attendees) { $attendee in
          TextField("Attendee", text: $attendee.name)
            .focused(self.$focus, equals: .attendee(attendee.id))
        }
        .onDelete { viewStore.send(.deleteAttendees(atOffsets: $0)) }
        Button("Add attendee") { viewStore.send(.addAttendeeButtonTapped) }
      }
      .bind(viewStore.$focus, to: self.$focus)
    }
  }
}

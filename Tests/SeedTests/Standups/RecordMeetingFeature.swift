import RostrumClassic

/// A meeting that is held; the seed names the feature and does not show it.
struct RecordMeetingFeature: Reducer {
  struct State: Equatable {
    var notes = 0
  }

  enum Action: Equatable {
    case noteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteButtonTapped:
        state.notes += 1
        return .none
      }
    }
  }
}

struct RecordMeetingView: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Button("Notes: \(viewStore.notes)") { viewStore.send(.noteButtonTapped) }
        .navigationTitle("Meeting")
    }
  }
}

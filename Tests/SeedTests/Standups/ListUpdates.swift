import RostrumClassic

// The seed's other ways to bring an edited standup into the list.

// Block "A signal to the root": the list changes when the detail goes.
struct UpdateOnPop: Reducer {
  typealias State = AppFeature.State
  typealias Action = AppFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .path(.popFrom(id: id)):
        guard case let .some(.detail(detailState)) = state.path[id: id] else {
          return .none
        }
        state.standupsList.standups[id: detailState.standup.id] = detailState.standup
        return .none
      case .path, .standupsList:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      AppFeature.Path()
    }
  }
}

// The block after it: the list changes when the detail saves.
struct UpdateOnSave: Reducer {
  typealias State = AppFeature.State
  typealias Action = AppFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .path(.element(id: id, action: .detail(.saveStandupButtonTapped))):
        guard case let .some(.detail(detailState)) = state.path[id: id] else {
          return .none
        }
        state.standupsList.standups[id: detailState.standup.id] = detailState.standup
        return .none
      case .path, .standupsList:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      AppFeature.Path()
    }
  }
}

// Block "Delegate actions, Reducer/body", the first: the detail says itself that it saved.
struct DelegateOnSave: Reducer {
  typealias State = StandupDetailFeature.State
  typealias Action = StandupDetailFeature.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .saveStandupButtonTapped:
        state.standup = state.editStandup?.standup ?? state.standup
        return .send(.delegate(.standupUpdated(state.standup)))
      default:
        return .none
      }
    }
  }
}

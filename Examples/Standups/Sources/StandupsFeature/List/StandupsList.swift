import Foundation
import Rostrum

/// The list of the user's standups, with a form to add one.
@Reducer
package struct StandupsList {
  @Reducer
  package enum Destination {
    case add(StandupForm)
    case alert(AlertState<Never>)
  }

  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var destination: Destination.State?
    @Shared(.standups) package var standups

    package init(destination: Destination.State? = nil) {
      self.destination = destination
    }
  }

  package enum Action {
    case addButtonTapped
    case cancelAddButtonTapped
    case confirmAddButtonTapped
    case deleteStandups(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case standupsFailedToLoad
  }

  @Dependency(\.uuid) var uuid

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(StandupForm.State(standup: Standup(id: uuid())))
        return .none

      case .cancelAddButtonTapped:
        state.destination = nil
        return .none

      case .confirmAddButtonTapped:
        guard case .add(let form) = state.destination else { return .none }
        state.$standups.withLock { _ = $0.append(form.finishedStandup) }
        state.destination = nil
        return .none

      case .deleteStandups(let offsets):
        state.$standups.withLock { $0.remove(atOffsets: offsets) }
        return .none

      case .destination:
        return .none

      case .standupsFailedToLoad:
        if let error = state.$standups.loadError, state.destination == nil {
          state.destination = .alert(.standupsFailedToLoad(error))
        }
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension StandupsList.Destination.State: Codable, Equatable {}

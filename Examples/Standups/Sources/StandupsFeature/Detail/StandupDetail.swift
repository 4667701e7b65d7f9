import Foundation
import Rostrum

/// A standup: its attendees, its past meetings, and its actions.
@Reducer
package struct StandupDetail {
  @Reducer
  package enum Destination {
    case alert(AlertState<Alert>)
    case edit(StandupForm)

    @CasePathable
    package enum Alert: Codable, Equatable, Sendable {
      case confirmDeletion
    }
  }

  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var destination: Destination.State?
    package var standup: Standup

    package init(destination: Destination.State? = nil, standup: Standup) {
      self.destination = destination
      self.standup = standup
    }
  }

  package enum Action {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case deleteMeetings(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped

    @CasePathable
    package enum Delegate: Equatable {
      case standupDeleted(Standup.ID)
      case standupUpdated(Standup)
    }
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deleteStandup(title: state.standup.title))
        return .none

      case .deleteMeetings(let offsets):
        state.standup.meetings.remove(atOffsets: offsets)
        return .none

      case .destination(.presented(.alert(.confirmDeletion))):
        return .send(.delegate(.standupDeleted(state.standup.id)))

      case .destination:
        return .none

      case .doneEditingButtonTapped:
        guard case .edit(let form) = state.destination else { return .none }
        state.standup = form.finishedStandup
        state.destination = nil
        return .none

      case .editButtonTapped:
        state.destination = .edit(StandupForm.State(standup: state.standup))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .onChange(of: \.standup) { _, state in
      .send(.delegate(.standupUpdated(state.standup)))
    }
  }
}

extension StandupDetail.Destination.State: Codable, Equatable {}

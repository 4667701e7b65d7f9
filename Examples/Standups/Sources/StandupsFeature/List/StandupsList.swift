import Foundation
import Rostrum

/// The list of the user's standups, with a form to add one.
@Reducer
package struct StandupsList {
  @Reducer
  package enum Destination {
    case add(StandupForm)
    case alert(AlertState<Alert>)

    @CasePathable
    package enum Alert: Codable, Equatable, Sendable {
      case loadSamplesButtonTapped
      case startEmptyButtonTapped
    }
  }

  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var destination: Destination.State?
    /// The words of the error of which the user was told.
    package var reportedError: String?
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
    case onAppear
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

      case .destination(.presented(.alert(.loadSamplesButtonTapped))):
        state.$standups.withLock { $0 = .samples }
        return .none

      case .destination(.presented(.alert(.startEmptyButtonTapped))):
        state.$standups.withLock { $0 = [] }
        return .none

      case .destination:
        return .none

      case .onAppear:
        guard let error = state.$standups.loadError else { return .none }
        let words = error.localizedDescription
        guard words != state.reportedError else { return .none }
        state.reportedError = words
        state.destination = .alert(.standupsFailedToLoad(error))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension StandupsList.Destination.State: Codable, Equatable {}

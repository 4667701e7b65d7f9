import Foundation
import Observation
import RostrumDestinations

/// A custom destination class that stores the notes.
@Observable
final class NotesDestination: ViewDestinationable, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case retrieve, add }
  enum InteractorType: InteractorTypeable { case notes }

  let id = UUID()
  let type = AppDestination.notes
  @ObservationIgnored var view: NotesView?
  @ObservationIgnored var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType> =
      DestinationInternalState()
  var notes: [Note] = []

  init(
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    internalState.destinationConfigurations = destinationConfigurations
    internalState.systemNavigationConfigurations = navigationConfigurations
    internalState.parentDestinationID = parentDestination
  }

  func prepareForPresentation() {
    handleEvent(.retrieve)
  }

  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    switch result {
    case .success(let data):
      if case .notes(let notes)? = data as? NotesRequest.ResultData { self.notes = notes }
    case .failure(let error):
      logError(error: error)
    }
  }
}

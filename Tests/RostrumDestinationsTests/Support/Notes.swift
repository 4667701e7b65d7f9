import Foundation
import Observation
import RostrumDestinations
import RostrumScenes

struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  let text: String
}

struct NotesRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case retrieve, fail, follow
    case add(note: Note)
  }

  enum ResultData: Sendable {
    case notes(models: [Note])
  }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

struct NotesFailure: Error, Equatable {}

/// Keeps notes, and tells of those that come from elsewhere.
actor NotesDatasource: AsyncDatasourceable {
  typealias Request = NotesRequest

  private(set) var items: [Note] = [Note(id: 1, text: "First")]
  let isPrepared = Flag()
  let isCleanedUp = Flag()
  let arrivals = AsyncStream<Note>.makeStream()

  func perform(request: NotesRequest) async -> Result<NotesRequest.ResultData, any Error> {
    switch request.action {
    case .add(let note): items.append(note)
    case .fail: return .failure(NotesFailure())
    case .retrieve, .follow: break
    }
    return .success(.notes(models: items))
  }

  func prepareForRequests() async { isPrepared.raise() }
  func cleanupResources() async { isCleanedUp.raise() }
}

/// Says that something happened, to who waits for it.
final class Flag: Sendable {
  private let stream = AsyncStream<Void>.makeStream()

  func raise() { stream.continuation.finish() }

  func wait() async {
    for await _ in stream.stream {}
  }
}

@Observable
final class NotesDestination: ViewDestinationable {
  enum UserInteractions: String, UserInteractionTypeable {
    case retrieve, add, fail, follow, both, nowhere
  }

  enum InteractorType: InteractorTypeable { case notes, absent }

  let id = UUID()
  let type = Area.notes
  @ObservationIgnored var view: NotesView?
  let internalState:
    DestinationInternalState<
      UserInteractions, Area, Cargo, Section, InteractorType
    >
  var items: [Note] = []
  var failure: (any Error)?
  @ObservationIgnored private(set) var configured: [InteractorType] = []

  init(
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
  }

  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {
    configured.append(type)
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    switch result {
    case .success(let content):
      switch content as? NotesRequest.ResultData {
      case .notes(models: let notes): items = notes
      default: break
      }
    case .failure(let error):
      failure = error
      logError(error: error)
    }
  }
}

struct NotesView: ViewDestinationInterfacing {
  typealias Destination = NotesDestination

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    List(destination().items) { note in
      Text(verbatim: note.text)
    }
    Button("Retrieve") {
      destination().handleThrowable {
        try destination().performInterfaceAction(interactionType: .retrieve)
      }
    }
  }
}

/// Adds the note that came with the event.
struct AddNoteAssistant: AsyncInteractorAssisting {
  typealias ContentType = Cargo

  let interactorType = NotesDestination.InteractorType.notes

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Cargo?
  ) async where Destination.InteractorType == NotesDestination.InteractorType {
    guard case .text(let text) = content else { return }
    let request = NotesRequest(action: .add(note: Note(id: 2, text: text)))
    let result = await destination.performRequest(interactor: interactorType, request: request)
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}

/// Listens to notes that come from elsewhere, for as long as the destination is there.
struct FollowNotesAssistant: AsyncInteractorAssisting {
  typealias ContentType = Cargo

  let interactorType = NotesDestination.InteractorType.notes
  let arrivals: AsyncStream<Note>
  let hasEnded: Flag

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Cargo?
  ) async where Destination.InteractorType == NotesDestination.InteractorType {
    for await note in arrivals {
      let request = NotesRequest(action: .add(note: note))
      let result = await destination.performRequest(interactor: interactorType, request: request)
      await destination.handleAsyncInteractorResult(result: result, for: request)
    }
    hasEnded.raise()
  }
}

struct NotesProvider: ViewDestinationProviding {
  typealias Destination = NotesDestination

  let datasource: NotesDatasource
  var presentationsData: [NotesDestination.UserInteractions: Presentation] = [:]
  var interactorsData:
    [NotesDestination.UserInteractions: any InteractorConfiguring<NotesDestination.InteractorType>]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      NotesDestination.UserInteractions, Area, Cargo, Section
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    let destination = NotesDestination(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: NotesView(destination: destination))
    destination.setupInteractor(interactor: datasource, for: .notes)
    return destination
  }
}

import Foundation
import Observation
import RostrumDestinationsClassic
import RostrumScenes

extension Guide {
  @Observable
  final class NotesDestination: ViewDestinationable {
    enum UserInteractionType: String, UserInteractionTypeable { case add, open }
    enum InteractorType: InteractorTypeable { case notes }
    typealias DestinationType = Guide.DestinationType
    typealias ContentType = Guide.ContentType
    typealias TabType = Guide.TabType
    typealias PresentationConfiguration = Guide.PresentationConfiguration

    let id = UUID()
    let type = Guide.DestinationType.notes
    @ObservationIgnored var view: NotesView?
    var internalState:
      DestinationInternalState<
        InteractorType, UserInteractionType, PresentationType, PresentationConfiguration
      > = DestinationInternalState()
    var items: [Note] = []

    init(
      destinationConfigurations: DestinationConfigurations? = nil,
      navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
    ) {
      internalState.destinationConfigurations = destinationConfigurations
      internalState.systemNavigationConfigurations = navigationConfigurations
      internalState.parentDestinationID = parentDestination
    }

    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) {
      switch result {
      case .success(let content):
        switch content as? NotesRequest.ResultData {
        case .notes(models: let notes):
          self.items = notes
        default: break
        }

      case .failure(let error):
        logError(error: error)
      }
    }
  }

  struct NotesView: ViewDestinationInterfacing, SheetPresenting {
    typealias Destination = NotesDestination

    @State var destinationState: DestinationInterfaceState<Destination>
    @State var sheetPresentation = SheetPresentation()
    @State private var selectedItem: Note.ID?

    init(destination: Destination) {
      self.destinationState = DestinationInterfaceState(destination: destination)
    }

    var body: some View {
      VStack {
        List(destination().items, selection: $selectedItem) { note in
          Text(verbatim: note.text)
        }
        Button("Open") { destination().handleEvent(.open) }
      }
      .destinationSheet(presentation: sheetPresentation)
    }
  }

  struct NotesAssistant: AsyncInteractorAssisting {
    typealias InteractorType = NotesDestination.InteractorType
    typealias ContentType = Guide.ContentType
    enum ActionType { case add }

    let interactorType = InteractorType.notes
    let actionType = ActionType.add

    func handleAsyncRequest<Destination: Destinationable>(
      destination: Destination, content: ContentType?
    ) async where Destination.InteractorType == InteractorType {
      switch actionType {
      case .add:
        switch content {
        case .note(model: let note):
          let request = NotesRequest(action: .add(note: note))
          let result = await destination.performRequest(
            interactor: interactorType, request: request)
          await destination.handleInteractorResult(result: result, for: request)
        default:
          break
        }
      }
    }
  }

  struct NotesProvider: ViewDestinationProviding {
    typealias Destination = NotesDestination

    var presentationsData: [Destination.UserInteractionType: PresentationConfiguration] {
      [
        .open: PresentationConfiguration(
          destinationType: .colorDetail, presentationType: .sheet(type: .present))
      ]
    }

    var interactorsData:
      [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]
    {
      [
        .add: InteractorConfiguration<Destination.InteractorType, NotesDatasource>(
          interactorType: .notes, actionType: .retrieve, assistantType: .custom(NotesAssistant()))
      ]
    }

    func buildDestination(
      destinationPresentations: AppDestinationConfigurations<
        Destination.UserInteractionType, PresentationConfiguration
      >?,
      navigationPresentations: AppDestinationConfigurations<
        SystemNavigationType, DestinationPresentation<DestinationType, ContentType, TabType>
      >?,
      configuration: PresentationConfiguration,
      appFlow: some ViewFlowable<PresentationConfiguration>
    ) -> Destination? {

      let destination = NotesDestination(
        destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestination: configuration.parentDestinationID)

      let view = NotesView(destination: destination)
      destination.assignAssociatedView(view: view)

      let datasource = NotesDatasource()
      destination.setupInteractor(interactor: datasource, for: .notes)

      return destination

    }
  }
}

import Foundation
import RostrumDestinations
import Rostrum

struct NotesView: ViewDestinationInterfacing, DestinationTypes {
  typealias Destination = NotesDestination
  @State var destinationState: DestinationInterfaceState<Destination>
  @State private var draft = ""

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(destination().notes) { Text(verbatim: $0.text) }
        }
        Section {
          TextField("New note", text: $draft)
          Button("Add Note") {
            destination().handleEvent(.add, content: .note(draft))
            draft = ""
          }
          .disabled(draft.isEmpty)
        }
      }
      .navigationTitle("Notes")
    }
  }
}

struct NotesProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = NotesDestination

  let interactorsData:
    [NotesDestination.EventType: any InteractorConfiguring<NotesDestination.InteractorType>] = [
      .retrieve: InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
        interactorType: .notes, actionType: .retrieve, assistantType: .basicAsync),
      .add: InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
        interactorType: .notes, actionType: .add(""), assistantType: .custom(AddNoteAssistant())),
    ]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, DestinationType, ContentType, TabType
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >?,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    appFlow: some ViewFlowable<DestinationType, ContentType, TabType>
  ) -> Destination? {
    let destination = NotesDestination(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: NotesView(destination: destination))
    destination.assignInteractor(interactor: NotesDatasource(), for: .notes)
    return destination
  }
}

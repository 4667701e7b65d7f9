import Foundation
import RostrumDestinations

/// A note of the user.
struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  let text: String
}

/// A request for notes.
struct NotesRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case retrieve
    case add(String)
  }

  enum ResultData: ContentTypeable { case notes([Note]) }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

/// The notes of the user.
actor NotesDatasource: AsyncDatasourceable {
  typealias Request = NotesRequest
  typealias Item = Note

  var items: [Note] = [Note(id: 1, text: "Coral goes with teal.")]

  func perform(request: NotesRequest) async -> Result<NotesRequest.ResultData, any Error> {
    if case .add(let text) = request.action { items.append(Note(id: items.count + 1, text: text)) }
    return .success(.notes(items))
  }
}

/// Adds the note in the content of an event.
struct AddNoteAssistant: AsyncInteractorAssisting, DestinationTypes {
  typealias Request = NotesRequest
  let interactorType = NotesDestination.InteractorType.notes

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: NotesRequest.ActionType, content: ContentType?
  ) async where Destination.InteractorType == NotesDestination.InteractorType {
    guard case .note(let text)? = content else { return }
    let request = NotesRequest(action: .add(text))
    let result = await destination.performRequest(interactor: interactorType, request: request)
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}

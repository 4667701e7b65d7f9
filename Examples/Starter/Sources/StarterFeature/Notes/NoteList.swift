import Foundation
import Rostrum

/// The list of notes, with what one does with those that are selected.
@Reducer
package struct NoteList {
  @Reducer
  package enum Destination {
    case alert(AlertState<Alert>)
    case form(NoteForm)

    @CasePathable
    package enum Alert: Codable, Equatable, Sendable {
      case confirmDeletion
    }
  }

  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var destination: Destination.State?
    package var query = NoteQuery()
    package var selection: Set<Note.ID> = []

    package init() {}
  }

  package enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleteButtonTapped(Set<Note.ID>)
    case deleted(Set<Note.ID>)
    case destination(PresentationAction<Destination.Action>)
    case failed(String)
    case found(Note)
    case opened(Set<Note.ID>)
  }

  @Dependency(\.noteClient) var client

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(NoteForm.State(draft: Note(id: 0)))
        return .none

      case .binding:
        return .none

      case .deleteButtonTapped(let ids):
        if ids.isEmpty { return .none }
        state.selection = ids
        state.destination = .alert(.deletion)
        return .none

      case .deleted(let ids):
        state.selection.subtract(ids)
        return .none

      case .destination(.presented(.alert(.confirmDeletion))):
        return work { [ids = state.selection, client] in
          try await client.delete(ids)
          return .deleted(ids)
        }

      case .destination(.presented(.form(.delegate(.saved)))):
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .failed(let reason):
        state.destination = .alert(AlertState { TextState(verbatim: reason) })
        return .none

      case .found(let record):
        state.destination = .form(NoteForm.State(draft: record))
        return .none

      case .opened(let ids):
        guard ids.count == 1, let id = ids.first else { return .none }
        return work { [client] in try await client.find(id).map(Action.found) }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  /// Runs work, and shows why it failed.
  private func work(_ work: @escaping @Sendable () async throws -> Action?) -> Effect<Action> {
    .run { send in
      do {
        if let action = try await work() { await send(action) }
      } catch {
        await send(.failed(error.localizedDescription))
      }
    }
  }
}

extension NoteList.Destination.State: Codable, Equatable {}

extension AlertState where Action == NoteList.Destination.Alert {
  /// Asks for confirmation before deleting notes.
  static var deletion: Self {
    Self {
      TextState("Delete the selected notes?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

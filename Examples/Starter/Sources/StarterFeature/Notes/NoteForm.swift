import Rostrum
import RostrumDatabase

/// A form that adds or changes a note.
@Reducer
package struct NoteForm {
  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var conflict: AlertState<Action.Conflict>?
    package var draft: Note
    package var isSaving = false
    package var focus: Field?
    /// The fields that are wrong, once the user has tried to save.
    package var wrong: [Field] = []
    /// The note as somebody else has saved it.
    package var theirs: Note?

    package init(draft: Note) {
      self.draft = draft
      focus = .title
    }

    /// A field that must not be empty.
    package enum Field: Codable, Hashable, Sendable {
      case title
    }

    var errors: ValidationErrors<Field> {
      var errors = ValidationErrors<Field>()
      for field in wrong {
        errors[field] =
          switch field {
          case .title: "Enter a title."
          }
      }
      return errors
    }

    mutating func check() {
      wrong = []
      if draft.title.isEmpty { wrong.append(.title) }
      focus = wrong.first ?? focus
    }
  }

  package enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case conflict(PresentationAction<Conflict>)
    case delegate(Delegate)
    case failed(String)
    case overtaken(Note?)
    case saveButtonTapped

    @CasePathable
    package enum Conflict: Codable, Equatable, Sendable {
      case keepMine
      case takeTheirs
    }

    @CasePathable
    package enum Delegate: Equatable, Sendable {
      case saved(Note)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.noteClient) var client

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.draft):
        // What has changed is checked with the next attempt to save.
        state.wrong = []
        return .none

      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .conflict(.presented(.keepMine)):
        state.draft.version = state.theirs?.version ?? 0
        return .send(.saveButtonTapped)

      case .conflict(.presented(.takeTheirs)):
        if let theirs = state.theirs { state.draft = theirs }
        return .none

      case .conflict:
        return .none

      case .failed(let reason):
        state.isSaving = false
        state.conflict = AlertState { TextState(verbatim: reason) }
        return .none

      case .overtaken(let theirs):
        state.isSaving = false
        state.theirs = theirs
        state.conflict = .overtaken(theirs)
        return .none

      case .saveButtonTapped:
        state.check()
        guard state.wrong.isEmpty, !state.isSaving else { return .none }
        state.isSaving = true
        return .run { [draft = state.draft, client] send in
          do {
            await send(.delegate(.saved(try await client.save(draft))))
          } catch let conflict as EditConflict<Note> {
            await send(.overtaken(conflict.theirs))
          } catch {
            await send(.failed(error.localizedDescription))
          }
        }
      }
    }
    .ifLet(\.$conflict, action: \.conflict)
  }
}

extension AlertState where Action == NoteForm.Action.Conflict {
  /// Says that somebody else was faster.
  static func overtaken(_ theirs: Note?) -> Self {
    Self {
      if theirs == nil {
        TextState("Somebody has deleted this note")
      } else {
        TextState("Somebody has changed this note")
      }
    } actions: {
      ButtonState(action: .keepMine) { TextState("Save mine") }
      if theirs != nil { ButtonState(action: .takeTheirs) { TextState("Show theirs") } }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

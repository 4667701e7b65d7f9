import Rostrum

/// One book, and everything that one can do with it.
@Reducer
struct BookDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case edit(BookEditor)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case confirmDeletion
    }

    @CasePathable
    enum Dialog: Equatable, Sendable {
      case resetMinutes
      case resetRating
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var book: Book
    var changes = 0
  }

  enum Action {
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case readButtonTapped
    case resetButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case changed(Book)
      case deleted(Book.ID)
      case read(Book)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deletion(of: state.book))
        return .none

      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.book.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }

      case .destination(.presented(.dialog(.resetMinutes))):
        state.book.minutes = 0
        return .none

      case .destination(.presented(.dialog(.resetRating))):
        state.book.rating = 0
        return .none

      case .destination(.presented(.edit(.delegate(.saved(let book))))):
        state.book = book
        return .none

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .edit(BookEditor.State(book: state.book))
        return .none

      case .readButtonTapped:
        return .send(.delegate(.read(state.book)))

      case .resetButtonTapped:
        state.destination = .dialog(.reset)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .onChange(of: \.book) { _, state in
      state.changes += 1
      return .send(.delegate(.changed(state.book)))
    }
  }
}

extension BookDetail.Destination.State: Equatable {}

extension AlertState where Action == BookDetail.Destination.Alert {
  static func deletion(of book: Book) -> Self {
    Self {
      TextState("Delete “\(book.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

extension ConfirmationDialogState where Action == BookDetail.Destination.Dialog {
  static var reset: Self {
    Self(titleVisibility: .visible) {
      TextState("What is to begin anew?")
    } actions: {
      ButtonState(action: .resetMinutes) { TextState("Minutes") }
      ButtonState(action: .resetRating) { TextState("Rating") }
    }
  }
}

import ComposableArchitecture

/// One book.
@Reducer
package struct BookDetail {
  @Reducer
  package enum Destination {
    case edit(BookForm)
    case confirm(ConfirmationDialogState<Confirmation>)

    @CasePathable
    package enum Confirmation: Equatable, Sendable {
      case deleteButtonTapped
    }
  }

  @ObservableState
  package struct State: Equatable {
    @Presents package var destination: Destination.State?
    @Shared package var book: Book

    package init(book: Shared<Book>, destination: Destination.State? = nil) {
      self._book = book
      self.destination = destination
    }
  }

  package enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case favoriteButtonTapped
    case saveButtonTapped
    case statusChosen(Book.Status)

    @CasePathable
    package enum Delegate: Equatable {
      case deleteBook(Book.ID)
    }
  }

  @Dependency(\.dismiss) var dismiss

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .confirm(.deleteBook(titled: state.book.title))
        return .none

      case .destination(.presented(.confirm(.deleteButtonTapped))):
        return .run { [dismiss, id = state.book.id] send in
          await send(.delegate(.deleteBook(id)))
          await dismiss()
        }

      case .destination:
        return .none

      case .editButtonTapped:
        state.destination = .edit(BookForm.State(book: state.book))
        return .none

      case .favoriteButtonTapped:
        state.$book.withLock { $0.isFavorite.toggle() }
        return .none

      case .saveButtonTapped:
        guard case .edit(let form) = state.destination, form.canBeSaved else { return .none }
        state.$book.withLock { $0 = form.book }
        state.destination = nil
        return .none

      case .statusChosen(let status):
        state.$book.withLock { $0.status = status }
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension BookDetail.Destination.State: Equatable {}

extension ConfirmationDialogState where Action == BookDetail.Destination.Confirmation {
  /// Asks for confirmation before deleting a book.
  static func deleteBook(titled title: String) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Delete “\(title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
    }
  }
}

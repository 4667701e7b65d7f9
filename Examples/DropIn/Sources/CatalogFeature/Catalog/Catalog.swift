import ComposableArchitecture
import Foundation

/// All books.
@Reducer
package struct Catalog {
  @Reducer
  package enum Destination {
    case add(BookForm)
    case alert(AlertState<Alert>)

    @CasePathable
    package enum Alert: Equatable, Sendable {
      case emptyButtonTapped
    }
  }

  @ObservableState
  package struct State: Equatable {
    @Presents package var destination: Destination.State?
    @Shared(.books) package var books
    package var query = ""

    package init(destination: Destination.State? = nil) {
      self.destination = destination
    }

    /// The books with a status that match the search.
    package func books(_ status: Book.Status) -> IdentifiedArrayOf<Book> {
      books.filter { book in
        book.status == status
          && (query.isEmpty
            || [book.title, book.author].contains { $0.localizedCaseInsensitiveContains(query) })
      }
    }
  }

  package enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case deleteBooks(Book.Status, IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case emptyButtonTapped
    case samplesButtonTapped
    case saveButtonTapped
  }

  @Dependency(\.uuid) var uuid

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(BookForm.State(book: Book(id: uuid())))
        return .none

      case .binding:
        return .none

      case .cancelButtonTapped:
        state.destination = nil
        return .none

      case .deleteBooks(let status, let offsets):
        let ids = offsets.map { state.books(status)[$0].id }
        state.$books.withLock { books in
          for id in ids { books.remove(id: id) }
        }
        return .none

      case .destination(.presented(.alert(.emptyButtonTapped))):
        state.$books.withLock { $0 = [] }
        return .none

      case .destination:
        return .none

      case .emptyButtonTapped:
        state.destination = .alert(.emptyShelf(count: state.books.count))
        return .none

      case .samplesButtonTapped:
        state.$books.withLock { $0 = .samples }
        return .none

      case .saveButtonTapped:
        guard case .add(let form) = state.destination, form.canBeSaved else { return .none }
        state.$books.withLock { _ = $0.append(form.book) }
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Catalog.Destination.State: Equatable {}

extension AlertState where Action == Catalog.Destination.Alert {
  /// Asks for confirmation before deleting all books.
  static func emptyShelf(count: Int) -> Self {
    AlertState {
      TextState("Empty the shelf?")
    } actions: {
      ButtonState(role: .destructive, action: .emptyButtonTapped) { TextState("Empty") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("\(count) books will be gone.")
    }
  }
}

import Foundation
import Rostrum

/// All books, with a search and a way to a new one.
@Reducer
struct BookList {
  @Reducer
  enum Destination {
    case add(BookEditor)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case retry
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isLoading = false
    var rows: IdentifiedArrayOf<BookRow.State> = []
    var search = ""
    @Shared(.books) var books

    var favorites: Int { rows.count { $0.book.isFavorite } }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case delete(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case loaded(Result<[Book], any Error>)
    case onTask
    case rows(IdentifiedActionOf<BookRow>)
  }

  private enum CancelID { case search }

  @Dependency(\.bookClient) var client
  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(BookEditor.State(book: Book(id: uuid())))
        return .none

      case .binding(\.search):
        guard !state.search.isEmpty else { return .cancel(id: CancelID.search) }
        return .run { [text = state.search] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.loaded(Result { try await client.search(text) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .binding, .destination(.dismiss):
        return .none

      case .delete(let offsets):
        let ids = offsets.map { state.rows[$0].id }
        for id in ids {
          state.rows.remove(id: id)
          state.$books.withLock { _ = $0.remove(id: id) }
        }
        return .run { _ in
          for id in ids { try await client.delete(id) }
        }

      case .destination(.presented(.add(.delegate(.saved(let book))))):
        state.$books.withLock { _ = $0.append(book) }
        state.rows.append(BookRow.State(book: book))
        return .none

      case .destination(.presented(.alert(.retry))):
        return .send(.onTask)

      case .destination, .rows:
        return .none

      case .loaded(.success(let books)):
        state.isLoading = false
        state.rows = IdentifiedArray(uniqueElements: books.map { BookRow.State(book: $0) })
        return .none

      case .loaded(.failure(let error)):
        state.isLoading = false
        state.destination = .alert(.loadingFailed(error.localizedDescription))
        return .none

      case .onTask:
        state.isLoading = true
        return .run { send in
          await send(.loaded(Result { try await client.load() }))
        }
      }
    }
    .forEach(\.rows, action: \.rows) { BookRow() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension BookList.Destination.State: Equatable {}

extension AlertState where Action == BookList.Destination.Alert {
  static func loadingFailed(_ reason: String) -> Self {
    Self {
      TextState("The books could not be loaded")
    } actions: {
      ButtonState(action: .retry) { TextState("Retry") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(reason)
    }
  }
}

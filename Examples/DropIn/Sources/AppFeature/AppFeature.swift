import CatalogFeature
import ComposableArchitecture

/// The app: the catalogue and the screens that are pushed onto it.
@Reducer
package struct AppFeature {
  @Reducer
  package enum Path {
    case book(BookDetail)
  }

  @ObservableState
  package struct State: Equatable {
    package var catalog: Catalog.State
    package var path: StackState<Path.State>

    package init(
      catalog: Catalog.State = Catalog.State(), path: StackState<Path.State> = StackState()
    ) {
      self.catalog = catalog
      self.path = path
    }
  }

  package enum Action {
    case bookTapped(Book.ID)
    case catalog(Catalog.Action)
    case path(StackActionOf<Path>)
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Scope(state: \.catalog, action: \.catalog) {
      Catalog()
    }
    Reduce { state, action in
      switch action {
      case .bookTapped(let id):
        guard let book = Shared(state.catalog.$books[id: id]) else { return .none }
        state.path.append(.book(BookDetail.State(book: book)))
        return .none

      case .catalog:
        return .none

      case .path(.element(_, .book(.delegate(.deleteBook(let id))))):
        state.catalog.$books.withLock { _ = $0.remove(id: id) }
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Equatable {}

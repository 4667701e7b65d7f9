import Rostrum

/// The list of books, and the screens that are pushed on it.
@Reducer
struct BookFlow {
  @Reducer
  enum Path {
    case detail(BookDetail)
    case timer(BookTimer)
  }

  @ObservableState
  struct State: Equatable {
    var list = BookList.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case list(BookList.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.list, action: \.list) {
      BookList()
    }
    Reduce { state, action in
      switch action {
      case .list(.rows(.element(_, .delegate(.opened(let book))))):
        state.path.append(.detail(BookDetail.State(book: book)))
        return .none

      case .path(.element(_, .detail(.delegate(.changed(let book))))):
        state.list.$books.withLock { $0[id: book.id] = book }
        state.list.rows[id: book.id]?.book = book
        return .none

      case .path(.element(_, .detail(.delegate(.deleted(let id))))):
        state.list.$books.withLock { _ = $0.remove(id: id) }
        state.list.rows.remove(id: id)
        return .none

      case .path(.element(_, .detail(.delegate(.read(let book))))):
        state.path.append(.timer(BookTimer.State(book: book)))
        return .none

      case .path(.element(let id, .timer(.delegate(.finished(let minutes))))):
        guard let book = state.path[id: id, case: \.timer]?.book else { return .none }
        state.list.rows[id: book.id]?.book.minutes += minutes
        return .none

      case .list, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension BookFlow.Path.State: Equatable {}

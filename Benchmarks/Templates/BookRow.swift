import Rostrum

/// One book among others.
@Reducer
struct BookRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    var book: Book
    var isExpanded = false
    var isSaving = false

    var id: Book.ID { book.id }

    var subtitle: String {
      book.minutes == 0 ? book.author : "\(book.author), \(book.minutes) minutes"
    }
  }

  enum Action {
    case delegate(Delegate)
    case expandButtonTapped
    case favoriteButtonTapped
    case rated(Int)
    case saved

    @CasePathable
    enum Delegate: Equatable {
      case opened(Book)
    }
  }

  @Dependency(\.bookClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .expandButtonTapped:
        state.isExpanded.toggle()
        return state.isExpanded ? .none : .send(.delegate(.opened(state.book)))

      case .favoriteButtonTapped:
        state.book.isFavorite.toggle()
        return save(&state)

      case .rated(let rating):
        state.book.rating = min(max(rating, 0), 5)
        return save(&state)

      case .saved:
        state.isSaving = false
        return .none
      }
    }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.isSaving = true
    return .run { [book = state.book] send in
      _ = try await client.save(book)
      await send(.saved)
    } catch: { _, send in
      await send(.saved)
    }
  }
}

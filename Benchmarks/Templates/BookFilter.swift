import Rostrum

/// Which books are shown.
@Reducer
struct BookFilter {
  @ObservableState
  struct State: Equatable {
    var favoritesOnly = false
    var leastRating = 0
    var order = Order.title

    func keeps(_ book: Book) -> Bool {
      book.rating >= leastRating && (book.isFavorite || !favoritesOnly)
    }

    enum Order: CaseIterable, Sendable {
      case title, author, rating
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

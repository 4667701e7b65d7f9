import ComposableArchitecture

/// A book that is being edited.
@Reducer
package struct BookForm {
  @ObservableState
  package struct State: Equatable {
    package var book: Book
    package var focus: Field? = .title
    package var isAsking = false

    package init(book: Book) {
      self.book = book
    }

    package enum Field: Hashable, Sendable {
      case title, author
    }

    var canBeSaved: Bool { !book.title.allSatisfy(\.isWhitespace) }
  }

  package enum Action: BindableAction {
    case binding(BindingAction<State>)
    case suggestButtonTapped
    case suggestionArrived(Result<Suggestion, any Error>)
  }

  package struct Suggestion: Equatable, Sendable {
    package var title: String
    package var author: String
  }

  @Dependency(\.suggestions) var suggestions

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .suggestButtonTapped:
        state.isAsking = true
        return .run { [suggestions] send in
          await send(
            .suggestionArrived(
              Result {
                let (title, author) = try await suggestions.next()
                return Suggestion(title: title, author: author)
              }))
        }

      case .suggestionArrived(let result):
        state.isAsking = false
        if case .success(let suggestion) = result {
          state.book.title = suggestion.title
          state.book.author = suggestion.author
        }
        return .none
      }
    }
  }
}

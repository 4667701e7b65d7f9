import Foundation
import Rostrum

/// Edits a book, and saves it.
@Reducer
struct BookEditor {
  @ObservableState
  struct State: Equatable {
    var book: Book
    var focus: Field? = .title
    var isSaving = false
    var message: String?
    var tags: [String] = []
    var newTag = ""

    var canSave: Bool { book.isComplete && !isSaving }

    enum Field: Hashable, Sendable {
      case title, author, notes
    }
  }

  enum Action: BindableAction {
    case addTagButtonTapped
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case removeTags(atOffsets: IndexSet)
    case saveButtonTapped
    case saveResponse(Result<Book, any Error>)

    @CasePathable
    enum Delegate: Equatable {
      case saved(Book)
    }
  }

  @Dependency(\.bookClient) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTagButtonTapped:
        guard !state.newTag.isEmpty else { return .none }
        state.tags.append(state.newTag)
        state.newTag = ""
        return .none

      case .binding(\.book.title):
        state.message = state.book.title.count > 80 ? "The title is long." : nil
        return .none

      case .binding, .delegate:
        return .none

      case .removeTags(let offsets):
        for offset in offsets.reversed() {
          state.tags.remove(at: offset)
        }
        return .none

      case .saveButtonTapped:
        guard state.canSave else {
          state.focus = state.book.title.isEmpty ? .title : .author
          return .none
        }
        state.isSaving = true
        return .run { [book = state.book] send in
          await send(.saveResponse(Result { try await client.save(book) }))
        }

      case .saveResponse(.success(let book)):
        state.isSaving = false
        return .run { send in
          await send(.delegate(.saved(book)))
          await dismiss()
        }

      case .saveResponse(.failure(let error)):
        state.isSaving = false
        state.message = error.localizedDescription
        return .none
      }
    }
  }
}

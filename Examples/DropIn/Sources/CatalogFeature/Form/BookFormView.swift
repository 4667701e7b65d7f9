import ComposableArchitecture
import SwiftUI

/// The form of a book.
struct BookFormView: View {
  @Bindable var store: StoreOf<BookForm>
  @FocusState private var focus: BookForm.State.Field?

  var body: some View {
    Form {
      Section("Book") {
        TextField("Title", text: $store.book.title)
          .focused($focus, equals: .title)
        TextField("Author", text: $store.book.author)
          .focused($focus, equals: .author)
        Button {
          store.send(.suggestButtonTapped)
        } label: {
          Label("Suggest one", systemImage: "sparkles")
        }
        .disabled(store.isAsking)
      }
      Section("On the shelf") {
        Picker("Status", selection: $store.book.status) {
          ForEach(Book.Status.allCases) { status in
            status.title.tag(status)
          }
        }
        Picker("Colour", selection: $store.book.spine) {
          ForEach(Spine.allCases) { spine in
            Text(spine.rawValue.capitalized).tag(spine)
          }
        }
        Toggle("Favourite", isOn: $store.book.isFavorite)
      }
    }
    .bind($store.focus, to: $focus)
  }
}

#Preview("A new book") {
  BookFormView(
    store: Store(initialState: BookForm.State(book: Book(id: UUID()))) {
      BookForm()
    }
  )
}

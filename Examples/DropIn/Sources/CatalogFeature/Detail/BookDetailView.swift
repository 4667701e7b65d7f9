import ComposableArchitecture
import SwiftUI

/// The screen of one book.
package struct BookDetailView: View {
  @Bindable var store: StoreOf<BookDetail>

  package init(store: StoreOf<BookDetail>) {
    self.store = store
  }

  package var body: some View {
    List {
      Section {
        Text(store.book.author)
        Button {
          store.send(.favoriteButtonTapped)
        } label: {
          Label(
            store.book.isFavorite ? "A favourite" : "Make it a favourite",
            systemImage: "heart")
        }
        .symbolVariant(store.book.isFavorite ? .fill : .none)
      }
      .tint(store.book.spine.color)
      Section("Status") {
        ForEach(Book.Status.allCases) { status in
          Button {
            store.send(.statusChosen(status))
          } label: {
            Label {
              status.title
            } icon: {
              Image(systemName: store.book.status == status ? "checkmark" : status.symbol)
            }
          }
        }
      }
      ReadingPaceView()
      Section {
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
    .navigationTitle(store.book.title)
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .confirmationDialog(
      $store.scope(\.destination?.confirm, action: \.destination.confirm)
    )
    .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { form in
      BookSheet(
        title: "Edit", store: form,
        onCancel: { store.send(.cancelButtonTapped) },
        onSave: { store.send(.saveButtonTapped) })
    }
  }
}

#Preview("A favourite") {
  let book = IdentifiedArrayOf<Book>.samples[1]
  NavigationStack {
    BookDetailView(
      store: Store(initialState: BookDetail.State(book: Shared(value: book))) {
        BookDetail()
      }
    )
  }
}

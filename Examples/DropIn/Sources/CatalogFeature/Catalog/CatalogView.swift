import ComposableArchitecture
import SwiftUI

/// The list of books.
///
/// The parent feature determines what happens when the user taps a book.
package struct CatalogView<Row: View>: View {
  @Bindable var store: StoreOf<Catalog>
  let row: (Book) -> Row

  package init(store: StoreOf<Catalog>, @ViewBuilder row: @escaping (Book) -> Row) {
    self.store = store
    self.row = row
  }

  package var body: some View {
    List {
      ForEach(Book.Status.allCases) { status in
        CatalogSection(
          status: status, books: store.state.books(status), row: row,
          onDelete: { store.send(.deleteBooks(status, $0)) })
      }
    }
    .overlay {
      if store.books.isEmpty {
        EmptyShelf { store.send(.samplesButtonTapped) }
      }
    }
    .searchable(text: $store.query, prompt: "Titles and authors")
    .navigationTitle(Text("Reading list", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          store.send(.addButtonTapped)
        } label: {
          Label("Add a book", systemImage: "plus")
        }
      }
      ToolbarItem(placement: .cancellationAction) {
        Button("Empty", role: .destructive) { store.send(.emptyButtonTapped) }
          .disabled(store.books.isEmpty)
      }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.add, action: \.destination.add)) { form in
      BookSheet(
        title: "New book", store: form,
        onCancel: { store.send(.cancelButtonTapped) },
        onSave: { store.send(.saveButtonTapped) })
    }
  }
}

#Preview {
  @Shared(.books) var books = .samples
  NavigationStack {
    CatalogView(store: Store(initialState: Catalog.State()) { Catalog() }) { BookRow(book: $0) }
  }
}

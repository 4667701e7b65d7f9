import CatalogFeature
import ComposableArchitecture
import SwiftUI

/// The root of the app's views.
package struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  package init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  package var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      CatalogView(store: store.scope(state: \.catalog, action: \.catalog)) { book in
        Button {
          store.send(.bookTapped(book.id))
        } label: {
          BookRow(book: book)
        }
        .buttonStyle(.plain)
      }
    } destination: { store in
      switch store.case {
      case .book(let store):
        BookDetailView(store: store)
      }
    }
  }
}

#Preview {
  @Shared(.books) var books = .samples
  AppView(store: Store(initialState: AppFeature.State()) { AppFeature() })
}

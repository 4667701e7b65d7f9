import Foundation
import Rostrum

/// The root view of the app, which owns the store.
package struct AppView: View {
  @State private var store = Store(
    initialState: Groceries.State(items: [
      Item(id: UUID(), name: "Apples"),
      Item(id: UUID(), name: "Bread"),
      Item(id: UUID(), name: "Coffee"),
    ])
  ) {
    Groceries()
  }

  package init() {}

  package var body: some View {
    GroceriesView(store: store)
  }
}

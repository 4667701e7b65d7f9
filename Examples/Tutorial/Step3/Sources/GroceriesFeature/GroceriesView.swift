import Rostrum

/// The list of everything to buy.
struct GroceriesView: View {
  @Bindable var store: StoreOf<Groceries>

  var body: some View {
    NavigationStack {
      List {
        ForEach($store.items) { $item in
          Toggle(item.name, isOn: $item.isDone)
        }
        .onDelete { store.send(.deleteItems(atOffsets: $0)) }
      }
      .navigationTitle("Groceries")
      .toolbar {
        Button("Remove done") { store.send(.removeDoneButtonTapped) }
          .disabled(!store.items.contains(where: \.isDone))
        Button("Add item", systemImage: "plus") { store.send(.addButtonTapped) }
      }
      .sheet(item: $store.scope(\.form, action: \.form)) { form in
        ItemFormView(store: form)
      }
    }
  }
}

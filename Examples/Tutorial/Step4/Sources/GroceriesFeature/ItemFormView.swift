import Rostrum

/// The form for a new item.
struct ItemFormView: View {
  @Bindable var store: StoreOf<ItemForm>

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $store.name)
        LabeledContent("Where") {
          if store.isSearching {
            ProgressView()
          } else {
            Text(store.problem ?? store.aisle ?? "Unknown")
          }
        }
      }
      .navigationTitle("New item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") { store.send(.addButtonTapped) }
            .disabled(!store.canAdd)
        }
      }
    }
  }
}

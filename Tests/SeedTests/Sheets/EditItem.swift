import Observation
import Rostrum

@MainActor
@Observable
final class DataStore {
  var items: [Sheets.Item] = [Sheets.Item(id: 1, name: "Lamp")]
  private var saving: CheckedContinuation<Void, Never>?

  /// Saves when the test says so.
  func updateItem(_ item: Sheets.Item, name: String) async {
    await withCheckedContinuation { saving = $0 }
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].name = name
  }

  func finishSaving() {
    saving?.resume()
    saving = nil
  }
}

extension Sheets {
  // Block 2, "Sheets Own Their Actions", word for word.
  struct EditItemSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(DataStore.self) private var store

    let item: Item
    @State private var name: String
    @State private var isSaving = false

    init(item: Item) {
      self.item = item
      _name = State(initialValue: item.name)
    }

    var body: some View {
      NavigationStack {
        Form { TextField("Name", text: $name) }
          .navigationTitle("Edit Item")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button(isSaving ? "Saving..." : "Save") {
                Task { await save() }
              }
              .disabled(isSaving || name.isEmpty)
            }
          }
      }
    }

    private func save() async {
      isSaving = true
      await store.updateItem(item, name: name)
      dismiss()
    }
  }

  struct EditItemScreen: View {
    @Environment(DataStore.self) private var store
    @State private var edited: Item?

    var body: some View {
      List(store.items) { item in
        Button(item.name) { edited = item }
      }
      .sheet(item: $edited) { EditItemSheet(item: $0) }
    }
  }
}

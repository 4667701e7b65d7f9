import Rostrum

/// The views of the seed about sheets.
enum Sheets {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  // Block 1, "Item-Driven Sheets".
  struct ItemList: View {
    @State private var selectedItem: Item?
    let items = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]

    var body: some View {
      List(items) { item in
        Button(item.name) { selectedItem = item }
      }
      .sheet(item: $selectedItem) { item in
        ItemDetailSheet(item: item)
      }
    }
  }

  struct ItemDetailSheet: View {
    let item: Item

    var body: some View { Text("All about \(item.name)") }
  }
}

import Rostrum

/// Rows with buttons that change one of them, insert one, or swap two.
struct ChangingRowsApp<Place: RowsPlace.Value>: App {
  var body: some Scene {
    WindowGroup { ChangingRows<Place>() }
  }
}

/// Where the rows of ``ChangingRowsApp`` are, and how many there are.
enum RowsPlace {
  protocol Value {
    static var isList: Bool { get }
    static var count: Int { get }
  }

  enum Stack: Value {
    static let isList = false
    static let count = 300
  }

  enum LongStack: Value {
    static let isList = false
    static let count = 1000
  }

  enum List: Value {
    static let isList = true
    static let count = 300
  }
}

private struct ChangingRows<Place: RowsPlace.Value>: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var value = 0
  }

  @State private var items = (0..<Place.count).map { Item(id: $0) }

  var body: some View {
    Button("Change") { items[1].value += 1 }
    Button("Insert") { insertOrRemove() }
    Button("Swap") { items.swapAt(1, items.count - 2) }
    if Place.isList {
      List { rows }
    } else {
      ScrollView { VStack { rows } }
    }
  }

  private var rows: some View {
    ForEach(items) { item in
      HStack {
        Text("Row \(item.id)")
        Spacer()
        Text("\(item.value)")
      }
    }
  }

  /// Inserts a row in front, and removes it the next time, so that the number of rows stays the same.
  private func insertOrRemove() {
    if items.count == Place.count { items.insert(Item(id: -1), at: 0) } else { items.removeFirst() }
  }
}

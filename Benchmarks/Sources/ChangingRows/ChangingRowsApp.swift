import Rostrum

/// Rows in a stack, a list or a table, with buttons that change one of them, insert and remove one, swap two, and
/// move one.
public struct ChangingRowsApp<Place: RowsPlace, Count: RowsCount>: App {
  /// Creates the app.
  public init() {}

  /// A window with the rows.
  public var body: some Scene {
    WindowGroup { ChangingRows<Place, Count>() }
  }
}

private struct ChangingRows<Place: RowsPlace, Count: RowsCount>: View {
  @State private var items = (0..<Count.value).map { RowItem(id: $0) }

  var body: some View {
    Button("Change") { items[1].value += 1 }
    Button("Insert") { insertOrRemove() }
    Button("Swap") { items.swapAt(1, items.count - 2) }
    Button("Move") { items.insert(items.remove(at: 1), at: items.count / 2) }
    Place.rows(of: items)
  }

  /// Inserts a row in front, and removes it the next time, so that the number of rows stays the same.
  private func insertOrRemove() {
    if items.count == Count.value {
      items.insert(RowItem(id: -1), at: 0)
    } else {
      items.removeFirst()
    }
  }
}

import Rostrum

/// A row of ``ChangingRowsApp``.
public struct RowItem: Identifiable, Equatable {
  /// The number of the row.
  public let id: Int
  /// What changes.
  public var value = 0
}

/// Where the rows of ``ChangingRowsApp`` are.
@MainActor
public protocol RowsPlace {
  /// The view around the rows.
  associatedtype Rows: View

  /// Shows rows.
  ///
  /// - Parameter items: The rows.
  /// - Returns: The view.
  static func rows(of items: [RowItem]) -> Rows
}

/// Rows that all exist.
public enum StackPlace: RowsPlace {
  /// Shows rows.
  public static func rows(of items: [RowItem]) -> some View {
    ScrollView { VStack { ForEach(items) { TwoTexts(item: $0) } } }
  }
}

/// Rows that exist near the screen.
public enum ListPlace: RowsPlace {
  /// Shows rows.
  public static func rows(of items: [RowItem]) -> some View {
    List { ForEach(items) { TwoTexts(item: $0) } }
  }
}

/// Rows with a cell for each text.
public enum TablePlace: RowsPlace {
  /// Shows rows.
  public static func rows(of items: [RowItem]) -> some View {
    Table(items) {
      TableColumn("Row") { Text("Row \($0.id)") }
      TableColumn("Value") { Text("\($0.value)") }
    }
  }
}

/// A row with a text at each end.
private struct TwoTexts: View {
  let item: RowItem

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Spacer()
      Text("\(item.value)")
    }
  }
}

import RostrumElements

/// The position of a row among all rows of its container, including those that are absent.
///
/// An insertion changes the places of all rows after it. So operations say nothing about places: a page
/// that is written from the start has them, and after operations the client numbers the rows again
/// (`numberRows` in `rows.js`).
struct RowPlace: Hashable {
  /// The number of the row, from 1.
  var position: Int
  /// The number of all rows.
  var count: Int
}

/// Numbers the rows among the children of an element.
struct RowPlaces {
  private let count: Int
  private var passed = 0

  /// - Parameter children: The children, of which some represent absent rows.
  init(of children: [ElementSnapshot]) {
    count = children.reduce(0) { $0 + $1.rowCount }
  }

  /// Returns the context of the next child, with its place.
  ///
  /// - Parameters:
  ///   - child: The next child.
  ///   - context: The context of all children.
  /// - Returns: The context with the place, if the child is a row.
  mutating func context(of child: ElementSnapshot, _ context: DOMContext) -> DOMContext {
    passed += child.rowCount
    guard child.role == .row else { return context }
    var context = context
    context.place = RowPlace(position: passed, count: count)
    return context
  }
}

extension ElementSnapshot {
  /// How many rows the element is, or represents.
  fileprivate var rowCount: Int { state.absentRows ?? (role == .row ? 1 : 0) }
}

import Foundation

/// What a column sorts by.
@MainActor
struct TableSort<RowValue> {
  let make: (SortOrder) -> any SortComparator<RowValue>
  /// Whether a comparator sorts by the same, in either order.
  let matches: (any SortComparator<RowValue>) -> Bool

  init<V: Comparable>(_ keyPath: any KeyPath<RowValue, V> & Sendable) {
    self.init(KeyPathComparator(keyPath))
  }

  /// Sorts by a comparator, which the heading reverses.
  ///
  /// Comparators of a key path are the same if their key paths are. Others are the same if they are equal in one order.
  init<Comparator: SortComparator>(_ comparator: Comparator) where Comparator.Compared == RowValue {
    make = { comparator.ordered($0) }
    if let keyPath = (comparator as? KeyPathComparator<RowValue>)?.keyPath {
      matches = { ($0 as? KeyPathComparator<RowValue>)?.keyPath == keyPath }
    } else {
      matches = { other in
        guard var other = other as? Comparator else { return false }
        other.order = comparator.order
        return other == comparator
      }
    }
  }
}

extension SortComparator {
  /// The comparator, reversed for the reverse order.
  fileprivate func ordered(_ order: SortOrder) -> Self {
    guard order == .reverse else { return self }
    var reversed = self
    reversed.order = self.order == .forward ? .reverse : .forward
    return reversed
  }
}

/// The sort order of the enclosing table.
@MainActor
struct TableOrder<RowValue> {
  private let read: () -> [any SortComparator<RowValue>]
  private let write: ([any SortComparator<RowValue>]) -> Void

  init<Comparator: SortComparator>(_ comparators: Binding<[Comparator]>)
  where Comparator.Compared == RowValue {
    read = { comparators.wrappedValue }
    // A column that sorts by another type of comparator can't sort this table.
    write = { comparators.wrappedValue = $0.compactMap { $0 as? Comparator } }
  }

  /// The directions in which a property sorts the table, as the most significant one and as a later
  /// one.
  func direction(
    of sort: TableSort<RowValue>
  ) -> (first: TableSortDirection?, later: TableSortDirection?) {
    let all = read()
    guard let index = all.firstIndex(where: sort.matches) else { return (nil, nil) }
    let isReverse = all[index].order != sort.make(.forward).order
    let direction = isReverse ? TableSortDirection.descending : .ascending
    return index == 0 ? (direction, nil) : (nil, direction)
  }

  /// Makes a property the most significant one, or reverses its direction if it already is.
  func press(_ sort: TableSort<RowValue>) {
    let isForward = direction(of: sort).first == .ascending
    let others = read().filter { !sort.matches($0) }
    write([sort.make(isForward ? .reverse : .forward)] + others)
  }

  /// Sorts by a property those rows that are equal by the others, or reverses its direction if it is
  /// one of those by which the table is sorted.
  func add(_ sort: TableSort<RowValue>) {
    let (first, later) = direction(of: sort)
    let isForward = (first ?? later) == .ascending
    var all = read()
    if let index = all.firstIndex(where: sort.matches) {
      all[index] = sort.make(isForward ? .reverse : .forward)
    } else {
      all.append(sort.make(.forward))
    }
    write(all)
  }
}

extension EnvironmentValues {
  /// The sort order of the enclosing table, for its headings.
  var tableOrder: Any? {
    get { self[TableOrderKey.self] }
    set { self[TableOrderKey.self] = newValue }
  }
}

private struct TableOrderKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

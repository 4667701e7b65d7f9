import Foundation

/// What a column sorts by.
@MainActor
struct TableSort<RowValue> {
  let keyPath: PartialKeyPath<RowValue>
  let make: (SortOrder) -> KeyPathComparator<RowValue>

  init<V: Comparable>(_ keyPath: any KeyPath<RowValue, V> & Sendable) {
    self.keyPath = keyPath
    make = { KeyPathComparator(keyPath, order: $0) }
  }

  /// Sorts by a comparator, which the heading reverses.
  init(_ comparator: KeyPathComparator<RowValue>) {
    keyPath = comparator.keyPath
    make = { order in
      var result = comparator
      if order == .reverse {
        result.order = comparator.order == .forward ? .reverse : .forward
      }
      return result
    }
  }
}

/// The sort order of the enclosing table.
@MainActor
struct TableOrder<RowValue> {
  let comparators: Binding<[KeyPathComparator<RowValue>]>

  init(_ comparators: Binding<[KeyPathComparator<RowValue>]>) {
    self.comparators = comparators
  }

  /// The directions in which a property sorts the table, as the most significant one and as a later
  /// one.
  func direction(
    of sort: TableSort<RowValue>
  ) -> (first: TableSortDirection?, later: TableSortDirection?) {
    let all = comparators.wrappedValue
    guard let index = all.firstIndex(where: { $0.keyPath == sort.keyPath }) else {
      return (nil, nil)
    }
    let isReverse = all[index].order != sort.make(.forward).order
    let direction = isReverse ? TableSortDirection.descending : .ascending
    return index == 0 ? (direction, nil) : (nil, direction)
  }

  /// Makes a property the most significant one, or reverses its direction if it already is.
  func press(_ sort: TableSort<RowValue>) {
    let isForward = direction(of: sort).first == .ascending
    let others = comparators.wrappedValue.filter { $0.keyPath != sort.keyPath }
    comparators.wrappedValue = [sort.make(isForward ? .reverse : .forward)] + others
  }

  /// Sorts by a property those rows that are equal by the others, or reverses its direction if it is
  /// one of those by which the table is sorted.
  func add(_ sort: TableSort<RowValue>) {
    let (first, later) = direction(of: sort)
    let isForward = (first ?? later) == .ascending
    var all = comparators.wrappedValue
    if let index = all.firstIndex(where: { $0.keyPath == sort.keyPath }) {
      all[index] = sort.make(isForward ? .reverse : .forward)
    } else {
      all.append(sort.make(.forward))
    }
    comparators.wrappedValue = all
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

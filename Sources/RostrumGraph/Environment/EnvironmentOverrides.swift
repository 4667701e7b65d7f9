/// The environment values that are set by one scope.
///
/// A modifier sets one value or a few, and a host about a dozen. They are searched in order, because
/// a read passes many scopes on its way outward. A scope with more values has an index.
struct EnvironmentOverrides: Sequence {
  private var entries: [(key: ObjectIdentifier, box: any EnvironmentBox)] = []
  private var index: [ObjectIdentifier: Int]?

  /// The maximum number of values that are searched in order.
  private static let limit = 16

  /// The value of a key, if it is set here.
  ///
  /// - Complexity: O(1).
  subscript(key: ObjectIdentifier) -> (any EnvironmentBox)? {
    position(of: key).map { entries[$0].box }
  }

  /// Sets the value of a key.
  ///
  /// - Complexity: O(1), amortized.
  mutating func set(_ key: ObjectIdentifier, to box: any EnvironmentBox) {
    if let position = position(of: key) {
      entries[position].box = box
      return
    }
    entries.append((key, box))
    if index != nil {
      index?[key] = entries.count - 1
    } else if entries.count > Self.limit {
      index = Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].key, $0) })
    }
  }

  func makeIterator() -> IndexingIterator<[(key: ObjectIdentifier, box: any EnvironmentBox)]> {
    entries.makeIterator()
  }

  private func position(of key: ObjectIdentifier) -> Int? {
    if let index { return index[key] }
    for position in entries.indices where entries[position].key == key { return position }
    return nil
  }
}

import OrderedCollections

extension IdentifiedArray {
  /// Makes room, so that so many elements can be there without moving the others.
  ///
  /// - Parameter minimumCapacity: How many.
  /// - Complexity: O(*n*).
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    dictionary.reserveCapacity(minimumCapacity)
  }

  /// The elements that match a condition, in their order.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: An array of them.
  /// - Complexity: O(*n*).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(id: id, dictionary: try dictionary.filter { try isIncluded($0.value) })
  }
}

import OrderedCollections

extension IdentifiedArray {
  /// Reserves enough space to store a number of elements.
  ///
  /// - Parameter minimumCapacity: The number of elements.
  /// - Complexity: O(*n*).
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    dictionary.reserveCapacity(minimumCapacity)
  }

  /// Returns the elements that satisfy a predicate, in order.
  ///
  /// - Parameter isIncluded: The predicate.
  /// - Returns: An identified array of the matching elements.
  /// - Complexity: O(*n*).
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(id: id, dictionary: try dictionary.filter { try isIncluded($0.value) })
  }
}

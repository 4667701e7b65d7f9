import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The element, or `nil` if it was not there.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let element = dictionary.removeValue(forKey: id) else { return nil }
    _structureID.renew()
    return element
  }

  /// Removes the element with the identity of another one.
  ///
  /// - Parameter element: The other one.
  /// - Returns: The removed element, or `nil` if it was not there.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: id])
  }

  /// Removes the element at a place.
  ///
  /// - Parameter index: The place.
  /// - Returns: The element.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    defer { _structureID.renew() }
    return dictionary.remove(at: index).value
  }

  /// Removes the elements that match a condition.
  ///
  /// - Parameter shouldBeRemoved: The condition.
  /// - Complexity: O(*n*).
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let countBefore = count
    try dictionary.removeAll { try shouldBeRemoved($0.value) }
    if count != countBefore { _structureID.renew() }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether memory is kept for new ones.
  /// - Complexity: O(*n*).
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    dictionary.removeAll(keepingCapacity: keepCapacity)
    _structureID.renew()
  }

  /// Removes the first element, which must be there.
  ///
  /// - Returns: The element.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: startIndex) }

  /// Removes elements at the start.
  ///
  /// - Parameter count: How many; so many must be there.
  /// - Complexity: O(*n*).
  public mutating func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes the last element, which must be there.
  ///
  /// - Returns: The element.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes elements at the end.
  ///
  /// - Parameter count: How many; so many must be there.
  /// - Complexity: O(*m*), where *m* elements are removed.
  public mutating func removeLast(_ count: Int) { removeSubrange((endIndex - count)..<endIndex) }

  /// Removes the elements in a range.
  ///
  /// - Parameter bounds: The range.
  /// - Complexity: O(*n*).
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    let range = bounds.relative(to: self)
    guard !range.isEmpty else { return }
    dictionary.removeSubrange(range)
    _structureID.renew()
  }
}

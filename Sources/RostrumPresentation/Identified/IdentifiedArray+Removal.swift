import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an ID.
  ///
  /// - Parameter id: The ID of the element to remove.
  /// - Returns: The removed element, or `nil` if the array doesn't contain it.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let element = dictionary.removeValue(forKey: id) else { return nil }
    _structureID.renew()
    return element
  }

  /// Removes the element with the ID of the given element.
  ///
  /// - Parameter element: An element with the ID to remove.
  /// - Returns: The removed element, or `nil` if the array doesn't contain it.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: id])
  }

  /// Removes the element at an index.
  ///
  /// - Parameter index: The index of the element to remove.
  /// - Returns: The removed element.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    defer { _structureID.renew() }
    return dictionary.remove(at: index).value
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter shouldBeRemoved: The predicate.
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
  /// - Parameter keepCapacity: Whether the array keeps its storage for new elements.
  /// - Complexity: O(*n*).
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    dictionary.removeAll(keepingCapacity: keepCapacity)
    _structureID.renew()
  }

  /// Removes the first element of an array that isn't empty.
  ///
  /// - Returns: The removed element.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: startIndex) }

  /// Removes the given number of elements from the beginning of the array.
  ///
  /// - Parameter count: The number of elements, which must not exceed the number of elements in the
  ///   array.
  /// - Complexity: O(*n*).
  public mutating func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes the last element of an array that isn't empty.
  ///
  /// - Returns: The removed element.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes the given number of elements from the end of the array.
  ///
  /// - Parameter count: The number of elements, which must not exceed the number of elements in the
  ///   array.
  /// - Complexity: O(*m*), where *m* is the number of removed elements.
  public mutating func removeLast(_ count: Int) { removeSubrange((endIndex - count)..<endIndex) }

  /// Removes the elements in a range of indices.
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

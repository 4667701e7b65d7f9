import OrderedCollections

extension IdentifiedArray {
  /// Adds an element at the end, unless one with its identity is there.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it was added, and the place of the element with its identity.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Adds elements at the end, leaving out those whose identity is there.
  ///
  /// - Parameter newElements: The elements.
  /// - Complexity: O(*m*), where *m* elements are added.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Inserts an element at a place, unless one with its identity is there.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: The place.
  /// - Returns: Whether it was inserted, and the place of the element with its identity.
  /// - Complexity: O(*n*), and O(1) at the end.
  @discardableResult
  public mutating func insert(
    _ element: Element, at index: Int
  ) -> (inserted: Bool, index: Int) {
    let identity = element[keyPath: id]
    if let existing = dictionary.index(forKey: identity) { return (false, existing) }
    dictionary.updateValue(element, forKey: identity, insertingAt: index)
    _structureID.renew()
    return (true, index)
  }

  /// Replaces the element at a place by one with the same identity, which is a precondition.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: The place.
  /// - Returns: The old element.
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = self[index]
    self[index] = element
    return old
  }

  /// Replaces the element with the identity of another one, or adds that one at the end.
  ///
  /// - Parameter element: The other element.
  /// - Returns: The old element, or `nil` if there was none.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: endIndex).originalElement
  }

  /// Replaces the element with the identity of another one where it is, or inserts that one.
  ///
  /// - Parameters:
  ///   - element: The other element.
  ///   - index: The place where it is inserted.
  /// - Returns: The old element, or `nil` if there was none, and the place of the new one.
  /// - Complexity: O(*n*) for an insertion before the end, else O(1).
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalElement: Element?, index: Int) {
    let (old, place) = dictionary.updateValue(
      element, forKey: element[keyPath: id], insertingAt: index)
    _structureID.renew()
    return (old, place)
  }
}

import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless the array already contains an element with its ID.
  ///
  /// - Parameter element: The element to append.
  /// - Returns: Whether the element was appended, and the index of the element with its ID.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Appends elements, except for those whose IDs the array already contains.
  ///
  /// - Parameter newElements: The elements to append.
  /// - Complexity: O(*m*), where *m* is the number of new elements.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Inserts an element at an index, unless the array already contains an element with its ID.
  ///
  /// - Parameters:
  ///   - element: The element to insert.
  ///   - index: The index at which to insert the element.
  /// - Returns: Whether the element was inserted, and the index of the element with its ID.
  /// - Complexity: O(*n*), or O(1) at the end.
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

  /// Replaces the element at an index with an element that has the same ID.
  ///
  /// If the IDs differ, an issue is reported and the array is unchanged.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: The index of the element to replace.
  /// - Returns: The old element.
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = self[index]
    self[index] = element
    return old
  }

  /// Replaces the element that has the same ID, or appends the new element if there is none.
  ///
  /// - Parameter element: The new element.
  /// - Returns: The old element, or `nil` if the new element was appended.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: endIndex).originalElement
  }

  /// Replaces the element that has the same ID in place, or inserts the new element.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: The index at which the new element is inserted.
  /// - Returns: The old element, or `nil` if the new element was inserted, and the index of the new
  ///   element.
  /// - Complexity: O(*n*) for an insertion before the end, otherwise O(1).
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

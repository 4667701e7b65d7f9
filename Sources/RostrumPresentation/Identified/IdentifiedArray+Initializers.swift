import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array.
  ///
  /// - Parameter id: The property that identifies an element.
  public init(id: KeyPath<Element, ID>) {
    self.init(id: id, dictionary: [:])
  }

  /// Makes an array of elements of which no two have the same identity, which is a precondition.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    for element in elements {
      let identity = element[keyPath: id]
      let old = dictionary.updateValue(element, forKey: identity)
      precondition(
        old == nil,
        """
        Two elements have the identity \(identity). Use 'init(_:uniquingIDsWith:)' to say which one \
        to keep.
        """
      )
    }
  }

  /// Makes an array of elements of which no two have the same identity, which only debug builds
  /// check.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*).
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(
      id: id,
      dictionary: OrderedDictionary(
        uncheckedUniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) }))
  }

  /// Makes an array, choosing among elements with the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - combine: Is given the element that is there and the next one; gives the one to keep.
  /// - Complexity: O(*n*).
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(
      id: id,
      dictionary: try OrderedDictionary(
        elements.lazy.map { ($0[keyPath: id], $0) }, uniquingKeysWith: combine)
    )
    for (identity, element) in dictionary { requireIdentity(of: element, toBe: identity) }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Makes an array of elements of which no two have the same identity, which is a precondition.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Makes an array of elements of which no two have the same identity, which only debug builds
  /// check.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*).
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, id: \.id)
  }

  /// Makes an array, choosing among elements with the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Is given the element that is there and the next one; gives the one to keep.
  /// - Complexity: O(*n*).
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Makes an array of elements of which no two have the same identity, which is a precondition.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

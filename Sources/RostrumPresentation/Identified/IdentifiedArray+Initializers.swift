import IssueReporting
import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty array.
  ///
  /// - Parameter id: The key path of the elements' ID.
  public init(id: KeyPath<Element, ID>) {
    self.init(id: id, dictionary: [:])
  }

  /// Creates an array of elements with distinct IDs.
  ///
  /// If several elements have the same ID, an issue is reported and only the first one is added.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path of the elements' ID.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    for element in elements {
      let identity = element[keyPath: id]
      if dictionary.index(forKey: identity) == nil {
        dictionary[identity] = element
      } else {
        reportIssue(
          """
          Two elements have the ID \(identity); the array contains only the first one. Use \
          'init(_:uniquingIDsWith:)' to choose between such elements.
          """)
      }
    }
  }

  /// Creates an array of elements with distinct IDs.
  ///
  /// In spite of its name, this initializer performs the checks of ``init(uniqueElements:id:)``,
  /// because a duplicate ID would otherwise stop the process later.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path of the elements' ID.
  /// - Complexity: O(*n*).
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Creates an array, combining elements with the same ID.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path of the elements' ID.
  ///   - combine: Returns the element to use; called with the current and the new element for an
  ///     ID.
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
    for (identity, element) in dictionary where !hasIdentity(identity, element) {
      mendIdentity(at: identity)
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Creates an array of elements with distinct IDs.
  ///
  /// If several elements have the same ID, an issue is reported and only the first one is added.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Creates an array of elements with distinct IDs.
  ///
  /// In spite of its name, this initializer performs the checks of ``init(uniqueElements:)``.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*).
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, id: \.id)
  }

  /// Creates an array, combining elements with the same ID.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Returns the element to use; called with the current and the new element for an
  ///     ID.
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
  /// Creates an array of elements with distinct IDs.
  ///
  /// If several elements have the same ID, an issue is reported and only the first one is added.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

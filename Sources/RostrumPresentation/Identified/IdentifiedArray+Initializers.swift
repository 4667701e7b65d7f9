import IssueReporting
import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array.
  ///
  /// - Parameter id: The property that identifies an element.
  public init(id: KeyPath<Element, ID>) {
    self.init(id: id, dictionary: [:])
  }

  /// Makes an array of elements of which no two have the same identity.
  ///
  /// Of several elements with the same identity the first is kept, which is reported as an issue.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
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
          Two elements have the identity \(identity), of which the first is kept. Use \
          'init(_:uniquingIDsWith:)' to say which one to keep.
          """)
      }
    }
  }

  /// Makes an array of elements of which no two have the same identity.
  ///
  /// The elements are checked all the same, as those of ``init(uniqueElements:id:)`` are: an array
  /// with an identity that occurs twice would end the process later.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  /// - Complexity: O(*n*).
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
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
    for (identity, element) in dictionary where !hasIdentity(identity, element) {
      mendIdentity(at: identity)
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Makes an array of elements of which no two have the same identity.
  ///
  /// Of several elements with the same identity the first is kept, which is reported as an issue.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(*n*).
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Makes an array of elements of which no two have the same identity.
  ///
  /// The elements are checked all the same, as those of ``init(uniqueElements:)`` are.
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
  /// Makes an array of elements of which no two have the same identity.
  ///
  /// Of several elements with the same identity the first is kept, which is reported as an issue.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

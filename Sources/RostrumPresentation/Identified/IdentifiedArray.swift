import OrderedCollections

/// An array whose elements are found by their identity, each of which occurs once.
///
/// ```swift
/// var standups: IdentifiedArrayOf<Standup> = [.design, .engineering]
/// standups[id: standup.id]?.title = "Design"
/// standups.append(.design)  // is there already: nothing changes
/// ```
///
/// Looking an element up, and changing it in place, takes constant time and no copy.
///
/// An element keeps its identity while it is changed. A change of the identity is reported as an
/// issue; the element then stands at its place under the new one.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The property that identifies an element.
  public let id: KeyPath<Element, ID>

  @usableFromInline var dictionary: OrderedDictionary<ID, Element>

  /// A token that changes with membership and order; see ``StructureID``.
  public internal(set) var _structureID = StructureID()

  init(id: KeyPath<Element, ID>, dictionary: OrderedDictionary<ID, Element>) {
    self.id = id
    self.dictionary = dictionary
  }

  /// The identities, in the order of the elements.
  @inlinable public var ids: OrderedSet<ID> { dictionary.keys }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1).
  public var elements: [Element] { dictionary.values.elements }

  /// The element with an identity, in place.
  ///
  /// Writing `nil` removes the element; writing an element that is not there yet appends it. An
  /// element that takes the place of another counts as a change of the structure; a change inside of
  /// one does not.
  ///
  /// - Parameter id: The identity, which must be the element's.
  /// - Complexity: O(1), except that a removal is O(*n*).
  public subscript(id id: ID) -> Element? {
    _read { yield dictionary[id] }
    set {
      if let newValue {
        guard hasIdentity(id, newValue) else { return reportReplacement(of: id, by: newValue) }
      } else if dictionary[id] == nil {
        return
      }
      dictionary[id] = newValue
      _structureID.renew()
    }
    _modify {
      let countBefore = dictionary.count
      yield &dictionary[id]
      if let element = dictionary[id], !hasIdentity(id, element) {
        mendIdentity(at: id)
      }
      if dictionary.count != countBefore {
        _structureID.renew()
      }
    }
  }

  /// The place of the element with an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The place, or `nil` if the element is not there.
  public func index(id: ID) -> Int? { dictionary.index(forKey: id) }

  /// Whether an element with the identity of another is there.
  ///
  /// - Parameter element: The other element.
  /// - Returns: Whether it is there.
  public func contains(_ element: Element) -> Bool {
    dictionary[element[keyPath: id]] != nil
  }
}

/// An array of elements that say themselves what identifies them.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

import OrderedCollections

/// An ordered collection of elements that have distinct IDs.
///
/// ```swift
/// var standups: IdentifiedArrayOf<Standup> = [.design, .engineering]
/// standups[id: standup.id]?.title = "Design"
/// standups.append(.design)  // already contained: no change
/// ```
///
/// Looking up an element by ID and mutating it in place take constant time and don't copy the
/// element.
///
/// The ID of an element must not change. If it does, an issue is reported, and the element remains
/// at its index with the new ID.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The key path of the elements' ID.
  public let id: KeyPath<Element, ID>

  @usableFromInline var dictionary: OrderedDictionary<ID, Element>

  /// A token of the membership and order of the elements; see ``StructureID``.
  public internal(set) var _structureID = StructureID()

  init(id: KeyPath<Element, ID>, dictionary: OrderedDictionary<ID, Element>) {
    self.id = id
    self.dictionary = dictionary
  }

  /// The IDs, in the order of the elements.
  @inlinable public var ids: OrderedSet<ID> { dictionary.keys }

  /// The elements as an array.
  ///
  /// - Complexity: O(1).
  public var elements: [Element] { dictionary.values.elements }

  /// Accesses the element with an ID.
  ///
  /// Assigning `nil` removes the element; assigning an element that isn't in the array appends it.
  /// Replacing an element changes the structure of the array; mutating an element in place doesn't.
  ///
  /// - Parameter id: The ID, which must be the ID of the assigned element.
  /// - Complexity: O(1), or O(*n*) to remove an element.
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

  /// Returns the index of the element with an ID.
  ///
  /// - Parameter id: The ID.
  /// - Returns: The index, or `nil` if the array doesn't contain the element.
  public func index(id: ID) -> Int? { dictionary.index(forKey: id) }

  /// Whether the array contains an element with the ID of the given element.
  ///
  /// - Parameter element: An element with the ID to look up.
  /// - Returns: Whether the array contains such an element.
  public func contains(_ element: Element) -> Bool {
    dictionary[element[keyPath: id]] != nil
  }
}

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

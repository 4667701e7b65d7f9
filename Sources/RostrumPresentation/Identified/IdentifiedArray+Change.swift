import OrderedCollections

extension IdentifiedArray {
  /// Changes the element with an identity in its place.
  ///
  /// It does what the subscript does for an element that is there, without the views of the storage
  /// that the subscript goes through.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - body: Changes the element.
  /// - Returns: Whether the element is there.
  package mutating func change(id: ID, _ body: (inout Element) -> Void) -> Bool {
    guard dictionary.index(forKey: id) != nil else { return false }
    let keyPath = self.id
    var isKept = true
    // NB: Looks at the identity here, where the element is in its place: a look from outside would go
    // through a view of the storage, or copy the element.
    dictionary.updateValue(forKey: id, default: absent()) { element in
      body(&element)
      isKept = element[keyPath: keyPath] == id
    }
    if !isKept { mendIdentity(at: id) }
    return true
  }
}

private func absent<Element>() -> Element {
  preconditionFailure("An element that was found a moment ago is there.")
}

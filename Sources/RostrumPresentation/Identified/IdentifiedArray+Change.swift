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
    guard let index = dictionary.index(forKey: id) else { return false }
    dictionary.updateValue(forKey: id, default: absent(), with: body)
    checkIdentity(id, at: index)
    return true
  }
}

private func absent<Element>() -> Element {
  preconditionFailure("An element that was found a moment ago is there.")
}

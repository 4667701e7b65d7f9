import OrderedCollections

extension IdentifiedArray {
  /// Mutates the element with an ID in place.
  ///
  /// This method has the effect of the subscript on an existing element, but avoids the storage
  /// views that the subscript uses.
  ///
  /// - Parameters:
  ///   - id: The ID of the element.
  ///   - body: A closure that mutates the element.
  /// - Returns: Whether the array contains the element.
  package mutating func change(id: ID, _ body: (inout Element) -> Void) -> Bool {
    guard dictionary.index(forKey: id) != nil else { return false }
    let keyPath = self.id
    var isKept = true
    // NB: The ID is checked here, while the element is accessed in place. A check after the access
    // would use a view of the storage, or copy the element.
    dictionary.updateValue(forKey: id, default: absent()) { element in
      body(&element)
      isKept = element[keyPath: keyPath] == id
    }
    if !isKept { mendIdentity(at: id) }
    return true
  }
}

private func absent<Element>() -> Element {
  preconditionFailure("The element that was looked up is missing.")
}

/// The place to which a binding leads, whatever the type of its value.
@MainActor
package protocol BoundPlace: AnyObject {
  /// Whether another binding leads to the same place.
  func leads(toPlaceOf other: any BoundPlace) -> Bool

  /// The name of the property in a message, such as `isOpen` of `Rows`, if it is known.
  ///
  /// - Parameter node: A node of a view that uses the binding.
  /// - Returns: The name.
  func name(seenFrom node: Node) -> String?
}

extension BindingLocation: BoundPlace {
  package func leads(toPlaceOf other: any BoundPlace) -> Bool {
    guard isShareable, let other = other as? BindingLocation<Value> else { return false }
    return isSame(as: other)
  }

  package func name(seenFrom node: Node) -> String? {
    if let words { return words }
    var next: Node? = node
    while let node = next {
      if let name = node.name(ofStorage: self) { return name }
      next = node.context.parent
    }
    return nil
  }
}

extension ValueLayout {
  /// The name of the dynamic property with a storage.
  ///
  /// - Parameters:
  ///   - storage: The storage of the property.
  ///   - storages: The storages of all properties.
  ///   - type: The type of the view.
  /// - Returns: The name with that of the type; `nil` if no property has the storage.
  func name(of storage: AnyObject, among storages: [AnyObject?], of type: Any.Type) -> String? {
    storages.firstIndex { $0 === storage }.map {
      "\"\(propertyNames[$0])\" of \"\(type)\""
    }
  }
}

extension KeyPath {
  /// The property in the words of a message.
  ///
  /// NB: The key path of a computed property, such as those of observable models, has no name.
  var words: String {
    let path = "\(self)"
    if path.contains("<") { return "of type \"\(Value.self)\" of \"\(Root.self)\"" }
    return "\"\(path)\""
  }
}

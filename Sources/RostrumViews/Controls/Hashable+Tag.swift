extension Hashable {
  /// Creates the value of a tag in a selection of this type.
  ///
  /// In a selection of an optional, a tag of the wrapped type represents that value.
  package init?(tag: AnyHashable) {
    if let value = tag.base as? Self {
      self = value
    } else {
      return nil
    }
  }
}

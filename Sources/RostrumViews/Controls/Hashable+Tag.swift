extension Hashable {
  /// The value that a tag stands for in a selection of this type.
  ///
  /// In a selection of an optional, a tag of the wrapped type stands for that value.
  package init?(tag: AnyHashable) {
    if let value = tag.base as? Self {
      self = value
    } else {
      return nil
    }
  }
}

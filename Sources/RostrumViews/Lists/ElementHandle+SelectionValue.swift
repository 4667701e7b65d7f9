extension ElementHandle {
  /// The value of a view in a selection of a type: that of the innermost tag of the type, or its
  /// identity in the innermost `ForEach` with identities of the type.
  package func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    for tag in traits(TagKey.self) {
      if let value = Value(tag: tag) { return value }
    }
    for row in traits(RowKey.self) {
      if let value = Value(tag: row.id) { return value }
    }
    return nil
  }
}

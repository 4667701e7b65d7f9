extension ElementHandle {
  /// The value of a view in a selection of a type: that of the innermost tag of the type, or its
  /// identity in the innermost `ForEach` with identities of the type.
  package func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    traits(TagKey.self).lazy.compactMap { Value(tag: $0) }.first
      ?? traits(RowKey.self).lazy.compactMap { Value(tag: $0.id) }.first
  }
}

/// Sets the value of a view for the enclosing picker or other selection.
package struct Tag<Value: Hashable>: TraitModifier {
  package typealias Key = TagKey
  let tag: Value
  package var value: AnyHashable { AnyHashable(tag) }
}

/// The value of a view in a selection.
package enum TagKey: TraitKey {
  package typealias Value = AnyHashable
}

extension View {
  /// Sets the value that the view represents in a selection.
  ///
  /// ```swift
  /// Picker("Size", selection: $size) {
  ///   Text("Small").tag(Size.small)
  ///   Text("Large").tag(Size.large)
  /// }
  /// ```
  ///
  /// The type must be that of the selection; if the selection is optional, the wrapped type works
  /// as well.
  public func tag(_ tag: some Hashable) -> some View {
    modifier(Tag(tag: tag))
  }
}

/// Marks a view as one value of the picker or other selection around it.
struct Tag<Value: Hashable>: TraitModifier {
  typealias Key = TagKey
  let tag: Value
  var value: AnyHashable { AnyHashable(tag) }
}

/// The value that a view stands for in a selection.
package enum TagKey: TraitKey {
  package typealias Value = AnyHashable
}

extension View {
  /// Says which value of a selection the view stands for.
  ///
  /// ```swift
  /// Picker("Size", selection: $size) {
  ///   Text("Small").tag(Size.small)
  ///   Text("Large").tag(Size.large)
  /// }
  /// ```
  ///
  /// The type is that of the selection; where the selection is optional, a tag of the wrapped type
  /// counts as well.
  public func tag(_ tag: some Hashable) -> some View {
    modifier(Tag(tag: tag))
  }
}

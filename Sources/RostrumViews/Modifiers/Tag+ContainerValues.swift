extension ContainerValues {
  /// The tag of a view, if it has one of a type.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   Button { selection = subview.containerValues.tag(for: Value.self) } label: { subview }
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag; `nil` if the view has none, or one of a different type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tag?.base as? V
  }

  /// Whether a view has a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: Whether the tag of the view is equal to it.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  fileprivate var tag: AnyHashable? {
    get { self[TagContainerKey.self] }
    set { self[TagContainerKey.self] = newValue }
  }
}

private struct TagContainerKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension Tag: ContainerValueWriting {
  package func write(to values: inout ContainerValues) { values.tag = value }
}

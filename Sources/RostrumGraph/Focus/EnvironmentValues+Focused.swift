import RostrumRuntime

extension EnvironmentValues {
  /// Whether the nearest focusable ancestor has the keyboard focus.
  ///
  /// ```swift
  /// struct Outlined: ButtonStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     FocusFrame { configuration.label }
  ///   }
  /// }
  ///
  /// struct FocusFrame<Content: View>: View {
  ///   @Environment(\.isFocused) private var isFocused
  ///   …
  /// }
  /// ```
  public var isFocused: Bool {
    scope.map { scope in MainQueue.wait { scope.isFocused } } ?? false
  }
}

extension EnvironmentScope {
  /// Whether the node that is reading is within the focused element.
  ///
  /// The node is invalidated when that changes.
  fileprivate var isFocused: Bool {
    guard let reader = graph.reader else { return false }
    graph.service(FocusedValueKeeper.self).addFocusReader(reader)
    var next: Node? = reader
    while let node = next {
      if let owner = node as? any ElementOwner, owner.handle.canHaveFocus {
        return graph.focus.current === owner.handle
      }
      next = node.context.parent
    }
    return false
  }
}

extension View {
  /// Says what the view is besides what it looks like.
  ///
  /// ```swift
  /// Text("Settings").accessibilityAddTraits(.isHeader)
  /// ```
  ///
  /// - Parameter traits: What it is.
  /// - Returns: The view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  /// Says what the view is not, although views within say so.
  ///
  /// - Parameter traits: What it is not.
  /// - Returns: The view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
  }
}

private struct TraitsModifier: ElementModifier {
  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if added.contains(.isHeader) { element.state.add(.headingLevel(2)) }
    if removed.contains(.isHeader) { element.state.headingLevel = nil }
    let others = element.state.traits.union(added).subtracting(removed)
    element.state.traits = others.subtracting(.isHeader)
  }
}

extension View {
  /// Adds traits to the view for assistive technology.
  ///
  /// ```swift
  /// Text("Settings").accessibilityAddTraits(.isHeader)
  /// ```
  ///
  /// - Parameter traits: The traits to add.
  /// - Returns: The view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  /// Removes traits from the view, even if its content declares them.
  ///
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
  }
}

package struct TraitsModifier: ElementModifier {
  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if added.contains(.isHeader) { element.state.add(.headingLevel(2)) }
    if removed.contains(.isHeader) { element.state.headingLevel = nil }
    let others = element.state.traits.union(added).subtracting(removed)
    element.state.traits = others.subtracting(.isHeader)
  }
}

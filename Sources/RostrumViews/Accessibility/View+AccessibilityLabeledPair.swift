/// What a view is in a pair of a name and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable, CaseIterable {
  /// The view is the name.
  case label
  /// The view is what is named.
  case content
}

extension View {
  /// Makes the view the name of another view, or has another view name it, for assistive technology.
  ///
  /// ```swift
  /// Grid {
  ///   GridRow {
  ///     Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: names)
  ///     Slider(value: $volume).accessibilityLabeledPair(role: .content, id: "volume", in: names)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: What the view is in the pair.
  ///   - id: The identity of the pair.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The view.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let key = matchKey(id, namespace)
    return fact(role == .label ? .labels(key) : .labeled(key))
  }
}

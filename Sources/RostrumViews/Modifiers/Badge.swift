extension View {
  /// Shows a number badge on a row or tab; none for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text badge on a row or tab.
  public func badge(_ label: Text?) -> some View {
    modifier(Badge(label: label))
  }

  /// Shows a text badge on a row or tab.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text badge on a row or tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// Adds a badge in the reader's language to elements.
package struct Badge: ElementModifier {
  package static var concernsContainer: Bool { true }
  let label: Text?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let label, element.state.badge == nil else { return }
    element.state.badge = label.resolved(in: environment.textContext)
    element.state.badgeProminence = environment.badgeProminence
  }
}

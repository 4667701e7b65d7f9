extension View {
  /// Shows a number beside a row or tab; nothing for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text beside a row or tab.
  public func badge(_ label: Text?) -> some View {
    modifier(Badge(label: label))
  }

  /// Shows a text beside a row or tab.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside a row or tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// Gives elements a badge in a reader's words.
private struct Badge: ElementModifier {
  static var concernsContainer: Bool { true }
  let label: Text?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let label, element.state.badge == nil else { return }
    element.state.badge = label.resolved(in: environment.textContext)
  }
}

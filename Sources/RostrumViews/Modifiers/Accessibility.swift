extension View {
  /// Sets the accessible name of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenFact(kind: .label, text: label))
  }

  /// Sets the accessible name of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessible name of the view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets a description of the view's value for assistive technology.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(SpokenFact(kind: .value, text: value))
  }

  /// Sets a description of the view's value for assistive technology.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a description of the view's value for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Describes the result of using the view for assistive technology.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(SpokenFact(kind: .hint, text: hint))
  }

  /// Describes the result of using the view for assistive technology.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Describes the result of using the view for assistive technology.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets an identifier for tests, which isn't shown to users.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    fact(.identifier(identifier))
  }

  /// Hides the view from assistive technology only.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    fact(hidden ? .accessibilityHidden : nil)
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    fact(.headingLevel(level.number))
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable, CaseIterable {
  /// A heading without a level, which is a second-level heading.
  case unspecified
  /// The first level: the heading of a whole screen.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6

  var number: Int {
    switch self {
    case .h1: 1
    case .unspecified, .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    }
  }
}

/// Adds a fact in the reader's language to elements.
package struct SpokenFact: ElementModifier {
  enum Kind { case label, value, hint }

  let kind: Kind
  let text: Text

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let words = text.resolved(in: environment.textContext)
    switch kind {
    case .label: element.state.label = words
    case .value: element.state.value = words
    case .hint: element.state.hint = words
    }
  }
}

extension View {
  /// Gives the view another accessible name than its texts.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenFact(kind: .label, text: label))
  }

  /// Gives the view another accessible name than its texts.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives the view another accessible name than its texts.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says in words what the view holds.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(SpokenFact(kind: .value, text: value))
  }

  /// Says in words what the view holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says in words what the view holds.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(SpokenFact(kind: .hint, text: hint))
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Gives the view a name for tests, which no reader sees.
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
  /// A heading like one that says no level, which is the second.
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

/// Gives elements a fact in a reader's words.
struct SpokenFact: ElementModifier {
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

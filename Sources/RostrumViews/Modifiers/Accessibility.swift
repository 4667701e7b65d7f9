extension View {
  /// Sets the accessible name of the view.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(SpokenFact(kind: .label, text: isEnabled ? label : nil))
  }

  /// Sets the accessible name of the view.
  ///
  /// - Parameters:
  ///   - labelKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessible name of the view.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ label: some StringProtocol, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets a description of the view's value for assistive technology.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    modifier(SpokenFact(kind: .value, text: isEnabled ? value : nil))
  }

  /// Sets a description of the view's value for assistive technology.
  ///
  /// - Parameters:
  ///   - valueKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets a description of the view's value for assistive technology.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityValue(
    _ value: some StringProtocol, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Describes the result of using the view for assistive technology.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modifier(SpokenFact(kind: .hint, text: isEnabled ? hint : nil))
  }

  /// Describes the result of using the view for assistive technology.
  ///
  /// - Parameters:
  ///   - hintKey: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Describes the result of using the view for assistive technology.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether the words are used.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hint: some StringProtocol, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets an identifier for tests, which isn't shown to users.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - isEnabled: Whether the identifier is used.
  /// - Returns: The view.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some View {
    fact(isEnabled ? .identifier(identifier) : nil)
  }

  /// Hides the view from assistive technology only.
  ///
  /// - Parameters:
  ///   - hidden: Whether the view is hidden.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The view.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    fact(hidden && isEnabled ? .accessibilityHidden : nil)
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
  let text: Text?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let text else { return }
    let words = text.resolved(in: environment.textContext)
    switch kind {
    case .label: element.state.label = words
    case .value: element.state.value = words
    case .hint: element.state.hint = words
    }
  }
}

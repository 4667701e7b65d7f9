/// A fact that an element of any kind can have.
///
/// An ``ElementState`` holds at most one fact of each kind. A host visits all of them with a
/// `switch`, so that a fact that a host forgets does not compile:
///
/// ```swift
/// for fact in element.state.facts {
///   switch fact {
///   case .disabled: node["aria-disabled"] = "true"
///   …
/// ```
public enum ElementFact: Hashable, Sendable {
  /// A name for tests: `accessibilityIdentifier(_:)`.
  case identifier(String)
  /// The accessible name, where that isn't the text within. A picture without one is decoration.
  case label(String)
  /// What using the element does: `accessibilityHint(_:)`.
  case hint(String)
  /// What the element holds in words, where its content doesn't say it.
  case value(String)
  /// The level of a heading, from 1 to 6.
  case headingLevel(Int)
  /// What the element is to assistive technology, besides what its content is.
  case traits(AccessibilityTraits)
  /// How assistive technology meets the elements within.
  case children(AccessibilityChildBehavior)
  /// Assistive technology skips the element.
  case accessibilityHidden
  /// The element refuses events.
  case disabled
  /// The element, with everything within, is not shown.
  case hidden
  /// The element is chosen among its siblings.
  case selected
  /// The badge beside a row or tab.
  case badge(String)
  /// The appearance of the element and everything within.
  case colorScheme(ColorScheme)
  /// The appearance that the element asks of the whole scene.
  case preferredColorScheme(ColorScheme)
  /// How large a control is drawn; absent for the regular size.
  case controlSize(ControlSize)
  /// The label names the control and isn't shown.
  case labelHidden
  /// Pointers don't reach the element.
  case hitTestingDisabled
  /// How the element comes and goes where that is animated.
  indirect case transition(AnyTransition)

  /// The kind of the fact.
  public var kind: Kind {
    switch self {
    case .identifier: .identifier
    case .label: .label
    case .hint: .hint
    case .value: .value
    case .headingLevel: .headingLevel
    case .traits: .traits
    case .children: .children
    case .accessibilityHidden: .accessibilityHidden
    case .disabled: .disabled
    case .hidden: .hidden
    case .selected: .selected
    case .badge: .badge
    case .colorScheme: .colorScheme
    case .preferredColorScheme: .preferredColorScheme
    case .controlSize: .controlSize
    case .labelHidden: .labelHidden
    case .hitTestingDisabled: .hitTestingDisabled
    case .transition: .transition
    }
  }

  /// The kinds of facts, in the order in which a state holds them.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case identifier, label, hint, value, headingLevel, traits, children, accessibilityHidden
    case disabled, hidden, selected, badge, colorScheme, preferredColorScheme, controlSize
    case labelHidden, hitTestingDisabled, transition
  }
}

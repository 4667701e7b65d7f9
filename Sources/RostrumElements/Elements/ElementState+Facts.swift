extension ElementState {
  /// The identifier for tests.
  public var identifier: String? {
    get { if case .identifier(let name)? = fact(.identifier) { name } else { nil } }
    set { replace(.identifier, with: newValue.map { .identifier($0) }) }
  }

  /// The accessible name, if it isn't the element's text.
  public var label: String? {
    get { if case .label(let label)? = fact(.label) { label } else { nil } }
    set { replace(.label, with: newValue.map { .label($0) }) }
  }

  /// The result of using the element.
  public var hint: String? {
    get { if case .hint(let hint)? = fact(.hint) { hint } else { nil } }
    set { replace(.hint, with: newValue.map { .hint($0) }) }
  }

  /// What the element does, in a tip near the pointer.
  public var help: String? {
    get { if case .help(let help)? = fact(.help) { help } else { nil } }
    set { replace(.help, with: newValue.map { .help($0) }) }
  }

  /// The value of the element in words, if its content doesn't provide it.
  public var value: String? {
    get { if case .value(let value)? = fact(.value) { value } else { nil } }
    set { replace(.value, with: newValue.map { .value($0) }) }
  }

  /// What else is known of the element, each with its name.
  public var details: [String] {
    get { if case .details(let details)? = fact(.details) { details } else { [] } }
    set { replace(.details, with: newValue.isEmpty ? nil : .details(newValue)) }
  }

  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int? {
    get { if case .headingLevel(let level)? = fact(.headingLevel) { level } else { nil } }
    set { replace(.headingLevel, with: newValue.map { .headingLevel($0) }) }
  }

  /// Traits for assistive technology, in addition to those that the content implies.
  public var traits: AccessibilityTraits {
    get { if case .traits(let traits)? = fact(.traits) { traits } else { [] } }
    set { replace(.traits, with: newValue.isEmpty ? nil : .traits(newValue)) }
  }

  /// How assistive technology treats the children.
  public var childBehavior: AccessibilityChildBehavior? {
    get { if case .children(let behavior)? = fact(.children) { behavior } else { nil } }
    set { replace(.children, with: newValue.map { .children($0) }) }
  }

  /// The badge of a row or tab.
  public var badge: String? {
    get { if case .badge(let badge)? = fact(.badge) { badge } else { nil } }
    set { replace(.badge, with: newValue.map { .badge($0) }) }
  }

  /// How much the badge of a row stands out.
  public var badgeProminence: BadgeProminence {
    get {
      if case .badgeProminence(let value)? = fact(.badgeProminence) { value } else { .standard }
    }
    set {
      replace(.badgeProminence, with: newValue == .standard ? nil : .badgeProminence(newValue))
    }
  }

  /// Whether assistive technology skips the element.
  public var isAccessibilityHidden: Bool {
    get { has(.accessibilityHidden) }
    set { replace(.accessibilityHidden, with: newValue ? .accessibilityHidden : nil) }
  }

  /// Whether the element refuses events.
  public var isDisabled: Bool {
    get { has(.disabled) }
    set { replace(.disabled, with: newValue ? .disabled : nil) }
  }

  /// Whether the element and its descendants aren't shown.
  public var isHidden: Bool {
    get { has(.hidden) }
    set { replace(.hidden, with: newValue ? .hidden : nil) }
  }

  /// Whether the element is selected among its siblings.
  public var isSelected: Bool {
    get { has(.selected) }
    set { replace(.selected, with: newValue ? .selected : nil) }
  }

  /// Whether the label names the control but isn't shown.
  public var isLabelHidden: Bool {
    get { has(.labelHidden) }
    set { replace(.labelHidden, with: newValue ? .labelHidden : nil) }
  }

  /// The size of the control, which is regular by default.
  package var controlSize: ControlSize {
    if case .controlSize(let size)? = fact(.controlSize) { size } else { .regular }
  }

  /// The reason why the value of the control is refused; `nil` if it isn't.
  public var refusal: String? {
    if case .refused(let reason, _)? = fact(.refused) { reason } else { nil }
  }

  /// The number of rows without elements whose place the element takes.
  public var absentRows: Int? {
    get { if case .absentRows(let count)? = fact(.absentRows) { count } else { nil } }
    set { replace(.absentRows, with: newValue.map { .absentRows($0) }) }
  }

  /// The transition of the element's insertion and removal.
  public var transition: AnyTransition? {
    get { if case .transition(let transition)? = fact(.transition) { transition } else { nil } }
    set { replace(.transition, with: newValue.map { .transition($0) }) }
  }

  private mutating func replace(_ kind: ElementFact.Kind, with fact: ElementFact?) {
    if let fact { set(fact) } else { remove(kind) }
  }
}

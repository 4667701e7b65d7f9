/// A fact that an element of any kind can have.
///
/// An ``ElementState`` holds at most one fact of each kind. A host visits all of them with a
/// `switch`, so a fact that a host forgets doesn't compile:
///
/// ```swift
/// for fact in element.state.facts {
///   switch fact {
///   case .disabled: node["aria-disabled"] = "true"
///   …
/// ```
public enum ElementFact: Hashable, Sendable {
  /// An identifier for tests: `accessibilityIdentifier(_:)`.
  case identifier(String)
  /// The accessible name, if it isn't the element's text. A picture without a label is decoration.
  case label(String)
  /// The result of using the element: `accessibilityHint(_:)`.
  case hint(String)
  /// What the element does, in a tip near the pointer: `help(_:)`.
  case help(String)
  /// The value of the element in words, if its content doesn't provide it.
  case value(String)
  /// What else is known of the element, each with its name: `accessibilityCustomContent(_:_:)`.
  case details([String])
  /// The element names those with the same key: `accessibilityLabeledPair(role:id:in:)`.
  case labels(String)
  /// The element with the same key names this one.
  case labeled(String)
  /// The level of a heading, from 1 to 6.
  case headingLevel(Int)
  /// Traits for assistive technology, in addition to those that the content implies.
  case traits(AccessibilityTraits)
  /// How assistive technology treats the children.
  case children(AccessibilityChildBehavior)
  /// Assistive technology skips the element.
  case accessibilityHidden
  /// The element refuses events.
  case disabled
  /// The element and its descendants aren't shown.
  case hidden
  /// The element is selected among its siblings.
  case selected
  /// The badge of a row or tab.
  case badge(String)
  /// How much the badge of a row stands out, if not as usual.
  case badgeProminence(BadgeProminence)
  /// The colour scheme of the element and its descendants.
  case colorScheme(ColorScheme)
  /// The colour scheme that the element requests for the whole scene.
  case preferredColorScheme(ColorScheme)
  /// The density of the element and its descendants; absent for that of the page.
  case density(InterfaceDensity)
  /// The size of a control; absent for the regular size.
  case controlSize(ControlSize)
  /// The label names the control but isn't shown.
  case labelHidden
  /// The element ignores pointers.
  case hitTestingDisabled
  /// The element accepts pointers in its whole box, also where it draws nothing.
  case contentShape
  /// The element is a placeholder for this number of rows, which are created near the screen.
  case absentRows(Int)
  /// The grid has the days of a month, whose rows are weeks; the keyboard reaches one day.
  case calendar(RowSelectionMode)
  /// The language of the texts, such as `de`, if it differs from that of the scene.
  case language(String)
  /// A tap on the element lets the user choose files, and files can be dropped on it.
  case fileChooser(FileChooser)
  /// A tap on the element lets the user pass something on.
  case sharing(SharedContent)
  /// Scrolling in the element dismisses the keyboard on the screen.
  case keyboardDismissal
  /// Whether pressing an item of a menu that is the element, or is in it, leaves the menu open.
  case menuStaysOpen(Bool)
  /// Whether content that is held over a button, a link or a tab in the element presses it.
  case springs(Bool)
  /// The bar of tabs in the element goes away while the user scrolls down, or if not, up.
  case tabBarLeaves(downwards: Bool)
  /// The value of the control is refused, for a reason in words, which the element with the same
  /// number shows: see ``errorMessage(number:)``.
  case refused(String, number: Int)
  /// The element shows why the control with the same number is refused.
  case errorMessage(number: Int)
  /// The text is a time in digits, which the page keeps up to date.
  indirect case clock(TextClock)
  /// The transition of the element's insertion and removal.
  indirect case transition(AnyTransition)

  /// The kind of the fact.
  public var kind: Kind {
    switch self {
    case .identifier: .identifier
    case .label: .label
    case .hint: .hint
    case .help: .help
    case .value: .value
    case .details: .details
    case .labels: .labels
    case .labeled: .labeled
    case .headingLevel: .headingLevel
    case .traits: .traits
    case .children: .children
    case .accessibilityHidden: .accessibilityHidden
    case .disabled: .disabled
    case .hidden: .hidden
    case .selected: .selected
    case .badge: .badge
    case .badgeProminence: .badgeProminence
    case .colorScheme: .colorScheme
    case .preferredColorScheme: .preferredColorScheme
    case .density: .density
    case .controlSize: .controlSize
    case .labelHidden: .labelHidden
    case .hitTestingDisabled: .hitTestingDisabled
    case .contentShape: .contentShape
    case .absentRows: .absentRows
    case .calendar: .calendar
    case .language: .language
    case .fileChooser: .fileChooser
    case .sharing: .sharing
    case .keyboardDismissal: .keyboardDismissal
    case .menuStaysOpen: .menuStaysOpen
    case .springs: .springs
    case .tabBarLeaves: .tabBarLeaves
    case .refused: .refused
    case .errorMessage: .errorMessage
    case .clock: .clock
    case .transition: .transition
    }
  }

  /// The kinds of facts, in the order in which a state holds them.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case identifier, label, hint, help, value, details, labels, labeled, headingLevel, traits
    case children
    case accessibilityHidden, disabled, hidden, selected, badge, colorScheme, preferredColorScheme
    case density, controlSize, labelHidden, hitTestingDisabled, contentShape, absentRows, calendar
    case language, fileChooser, sharing, keyboardDismissal, refused, errorMessage, clock, transition
    case badgeProminence, menuStaysOpen, springs, tabBarLeaves
  }
}

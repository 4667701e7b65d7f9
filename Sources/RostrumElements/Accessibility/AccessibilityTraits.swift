/// The role or state of a view for assistive technology, independent of its appearance.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set from the bits of its traits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The view is a heading of the second level.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// The view performs an action when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 1)
  /// The view leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a picture; its content is part of the picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
  /// The view hides the rest of the interface from assistive technology while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  /// The view changes without user interaction, and changes are announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is a text that doesn't change, which browsers take each text for.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view is switched on and off when it is pressed: on while it has ``isSelected``.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 9)
  /// The view plays sound or video when it is pressed: a hint for systems whose assistive technology can be
  /// silent meanwhile, which no page can tell it.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
  /// Users touch the view itself instead of its description: a hint for systems whose assistive technology
  /// passes on touches, which no page can tell it.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
}

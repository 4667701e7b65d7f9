/// What a view is besides what it looks like.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The set of the traits whose bits are set.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A heading of the second level.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// Something that acts when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 2)
  /// A picture; what is within is part of it.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 3)
  /// The chosen one of several.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
  /// What is around it does not count while it is there.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
  /// It changes by itself, and users are told so.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
  /// A place to search from.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 7)
}

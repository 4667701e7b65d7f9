/// The size at which a user prefers to read text, the spelling before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The default.
  case large
  /// A little larger than usual.
  case extraLarge
  /// Larger than usual.
  case extraExtraLarge
  /// Much larger than usual.
  case extraExtraExtraLarge
  /// The first of the larger sizes for people with low vision.
  case accessibilityMedium
  /// The second of the larger sizes for people with low vision.
  case accessibilityLarge
  /// The third of the larger sizes for people with low vision.
  case accessibilityExtraLarge
  /// The fourth of the larger sizes for people with low vision.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the larger sizes for people with low vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether a size is larger than another size.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Whether a size is at least as large as another size.
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}

extension EnvironmentValues {
  /// The user's preferred text size, the spelling before ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue)
      dynamicTypeSize = index.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    }
  }
}

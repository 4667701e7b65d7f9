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

  /// The words that stand for the traits in an element, besides the heading.
  var words: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isSelected, "selected"),
      (.isModal, "modal"), (.updatesFrequently, "updatesFrequently"),
      (.isSearchField, "searchField"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension View {
  /// Says what the view is besides what it looks like.
  ///
  /// ```swift
  /// Text("Settings").accessibilityAddTraits(.isHeader)
  /// ```
  ///
  /// - Parameter traits: What it is.
  /// - Returns: The view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  /// Says what the view is not, although views within say so.
  ///
  /// - Parameter traits: What it is not.
  /// - Returns: The view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
  }
}

private struct TraitsModifier: ElementModifier {
  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if added.contains(.isHeader), element[.heading] == nil { element[.heading] = .number(2) }
    if removed.contains(.isHeader) { element[.heading] = nil }
    let inner = element[.traits]?.string?.split(separator: " ").map(String.init) ?? []
    let words = Set(inner).union(added.words).subtracting(removed.words)
    element[.traits] = words.isEmpty ? nil : .string(words.sorted().joined(separator: " "))
  }
}

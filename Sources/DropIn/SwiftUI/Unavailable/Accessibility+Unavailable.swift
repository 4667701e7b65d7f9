// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityPrefersCrossFadeTransitions isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public var accessibilityPrefersCrossFadeTransitions: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityReduceHighlightingEffects isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public var accessibilityReduceHighlightingEffects: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityShowBorders isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public var accessibilityShowBorders: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDefaultFocus isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDefaultFocus(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDefaultFocus isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDefaultFocus(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDragPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDragPoint(
    _ p0: some Any,
    description p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDragPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDragPoint(
    _ p0: Missing,
    description p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDragPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDragPoint(
    _ p0: some Any,
    description p1: some Any,
    isEnabled p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDragPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDragPoint(
    _ p0: Missing,
    description p1: some Any,
    isEnabled p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDropPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDropPoint(
    _ p0: some Any,
    description p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDropPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDropPoint(
    _ p0: Missing,
    description p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDropPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDropPoint(
    _ p0: some Any,
    description p1: some Any,
    isEnabled p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDropPoint isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityDropPoint(
    _ p0: Missing,
    description p1: some Any,
    isEnabled p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityScrollStatus isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityScrollStatus(
    _ p0: some Any,
    isEnabled p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityScrollStatus isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func accessibilityScrollStatus(
    _ p0: Missing,
    isEnabled p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechAlwaysIncludesPunctuation isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func speechAlwaysIncludesPunctuation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechAlwaysIncludesPunctuation isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func speechAlwaysIncludesPunctuation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechAnnouncementsQueued isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func speechAnnouncementsQueued(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechAnnouncementsQueued isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
  )
  public func speechAnnouncementsQueued(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityAttachmentModifier isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilityAttachmentModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityRotorContent isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilityRotorContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityRotorContentBuilder isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilityRotorContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilitySystemRotor isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilitySystemRotor {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityTechnologies isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilityTechnologies {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessibilityTextContentType isn't supported: the roles, names, values and actions of elements are there; these aren’t implemented yet (Documentation/Support.md, V13.1)"
)
@dynamicMemberLookup
public struct AccessibilityTextContentType {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

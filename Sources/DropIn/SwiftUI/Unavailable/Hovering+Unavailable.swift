// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectDisabled isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectDisabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectDisabled isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectDisabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectGroup() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectGroup(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectGroup(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectGroup(
    id p0: some Any,
    in p1: some Any,
    behavior p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "hoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func hoverEffectGroup(
    id p0: Missing,
    in p1: some Any,
    behavior p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func listRowHoverEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func listRowHoverEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowHoverEffectDisabled isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func listRowHoverEffectDisabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listRowHoverEffectDisabled isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func listRowHoverEffectDisabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func defaultHoverEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public func defaultHoverEffect(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isHoverEffectEnabled isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
  )
  public var isHoverEffectEnabled: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct AutomaticHoverEffect {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ContentHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct ContentHoverEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CustomHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct CustomHoverEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct EmptyHoverEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GroupHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct GroupHoverEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HighlightHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct HighlightHoverEffect {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LiftHoverEffect isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct LiftHoverEffect {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyHoverEffectContent isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct EmptyHoverEffectContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HoverEffectContent isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct HoverEffectContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HoverEffectGroup isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct HoverEffectGroup {
  /// Unavailable.
  public init(
    _ p0: some Any,
    behavior p1: some Any
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    in p1: some Any,
    behavior p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HoverEffectPhaseOverride isn't supported: the theme’s controls show the pointer above them; use `onHover` (Documentation/Support.md, V12.2)"
)
@dynamicMemberLookup
public struct HoverEffectPhaseOverride {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
  )
  public var contentTransition: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentTransitionAddsDrawingGroup isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
  )
  public var contentTransitionAddsDrawingGroup: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnyNavigationTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct AnyNavigationTransition {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AsymmetricTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct AsymmetricTransition {
  /// Unavailable.
  public init(
    insertion p0: some Any,
    removal p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BlurReplaceTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct BlurReplaceTransition {
  /// Unavailable.
  public init(
    configuration p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CrossFadeNavigationTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct CrossFadeNavigationTransition {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyMatchedTransitionSourceConfiguration isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct EmptyMatchedTransitionSourceConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GlassEffectTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct GlassEffectTransition {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "IdentityTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct IdentityTransition {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MatchedTransitionSourceConfiguration isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct MatchedTransitionSourceConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MoveTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct MoveTransition {
  /// Unavailable.
  public init(
    edge p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OffsetTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct OffsetTransition {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OpacityTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct OpacityTransition {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PushTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct PushTransition {
  /// Unavailable.
  public init(
    edge p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScaleTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct ScaleTransition {
  /// Unavailable.
  public init(
    _ p0: some Any,
    anchor p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SlideTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct SlideTransition {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SymbolEffectTransition isn't supported: use the values of `AnyTransition`, such as `.opacity`, or a `Transition` of your own (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct SymbolEffectTransition {
  /// Unavailable.
  public init(
    effect p0: some Any,
    options p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

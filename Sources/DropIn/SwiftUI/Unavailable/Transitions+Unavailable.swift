// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentTransition isn't supported: not implemented yet; use `.opacity`, another `Transition`, or `navigationTransition(.zoom(sourceID:in:))` (Documentation/Support.md, V13.3)"
  )
  public var contentTransition: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentTransitionAddsDrawingGroup isn't supported: not implemented yet; use `.opacity`, another `Transition`, or `navigationTransition(.zoom(sourceID:in:))` (Documentation/Support.md, V13.3)"
  )
  public var contentTransitionAddsDrawingGroup: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnyNavigationTransition isn't supported: not implemented yet; use `.opacity`, another `Transition`, or `navigationTransition(.zoom(sourceID:in:))` (Documentation/Support.md, V13.3)"
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
  message: "CrossFadeNavigationTransition isn't supported: not implemented yet; use `.opacity`, another `Transition`, or `navigationTransition(.zoom(sourceID:in:))` (Documentation/Support.md, V13.3)"
)
@dynamicMemberLookup
public struct CrossFadeNavigationTransition {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

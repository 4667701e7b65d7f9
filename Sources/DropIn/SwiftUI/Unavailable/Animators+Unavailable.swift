// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableValues isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimatableValues {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

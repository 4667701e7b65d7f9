// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HoverPhase isn't supported: not implemented yet; use `onHover(perform:)` (Documentation/Support.md, V13.19)"
)
@dynamicMemberLookup
public struct HoverPhase {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

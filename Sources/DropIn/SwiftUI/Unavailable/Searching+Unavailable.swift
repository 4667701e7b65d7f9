// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SearchSuggestionsPlacement isn't supported: not implemented yet (Documentation/Support.md, V13.14)"
)
@dynamicMemberLookup
public struct SearchSuggestionsPlacement {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextProxy isn't supported: a browser reports how it has set a text, and not the size of the text for other proposals; give the view a frame (Documentation/Support.md, V10.1382)"
)
@dynamicMemberLookup
public struct TextProxy {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

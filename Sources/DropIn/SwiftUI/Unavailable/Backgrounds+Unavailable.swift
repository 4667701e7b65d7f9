// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BackgroundTask isn't supported: a session lives on the server, whether its page is shown or not; use an effect (Documentation/Support.md, V12.15)"
)
@dynamicMemberLookup
public struct BackgroundTask {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

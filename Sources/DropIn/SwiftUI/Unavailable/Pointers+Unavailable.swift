// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pointerStyle isn't supported: not implemented yet; the theme’s controls have the browser’s pointers (Documentation/Support.md, V13.19)"
  )
  public func pointerStyle(
    _ p0: some Any
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PointerStyle isn't supported: not implemented yet; the theme’s controls have the browser’s pointers (Documentation/Support.md, V13.19)"
)
@dynamicMemberLookup
public struct PointerStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

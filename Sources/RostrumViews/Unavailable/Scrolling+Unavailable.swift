// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollClipDisabled isn't supported: a browser cuts what scrolls at its box; use `padding(_:)` around the content (Documentation/Support.md, V10.121)"
  )
  public func scrollClipDisabled(
    _ p0: Bool = true
  ) -> Self { self }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "listItemTint isn't supported: not implemented yet; use `tint(_:)` on the content of a row (Documentation/Support.md, V10.32)"
  )
  public func listItemTint(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlGroupStyle isn't supported: the theme determines the appearance of these views (Documentation/Support.md, V10.71)"
  )
  public func controlGroupStyle(
    _ p0: Missing
  ) -> Self { self }
}

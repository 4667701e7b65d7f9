// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension ToolbarContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "visibilityPriority isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func visibilityPriority(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "visibilityPriority isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func visibilityPriority(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentMarginsRemoved isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public func contentMarginsRemoved(
    _ p0: Bool = true
  ) -> Self { self }
}

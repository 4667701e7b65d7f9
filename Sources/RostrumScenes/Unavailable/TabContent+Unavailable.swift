// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension TabContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityInputLabels isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityInputLabels(
    _ p0: some Any,
    isEnabled p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityInputLabels isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityInputLabels(
    _ p0: Missing,
    isEnabled p1: Bool = true
  ) -> Self { self }
}

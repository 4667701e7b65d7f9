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
    message: "help isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
  )
  public func help(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "customizationID isn't supported: tabs stay in the app’s order, in the bar or list of the theme; put views into the tabs (Documentation/Support.md, V10.320)"
  )
  public func customizationID(
    _ p0: String
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "customizationBehavior isn't supported: tabs stay in the app’s order, in the bar or list of the theme; put views into the tabs (Documentation/Support.md, V10.320)"
  )
  public func customizationBehavior(
    _ p0: Missing,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultVisibility isn't supported: tabs stay in the app’s order, in the bar or list of the theme; put views into the tabs (Documentation/Support.md, V10.320)"
  )
  public func defaultVisibility(
    _ p0: Missing,
    for p1: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabPlacement isn't supported: tabs stay in the app’s order, in the bar or list of the theme; put views into the tabs (Documentation/Support.md, V10.320)"
  )
  public func tabPlacement(
    _ p0: Missing
  ) -> Self { self }
}

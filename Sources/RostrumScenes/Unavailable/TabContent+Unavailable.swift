// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension TabContent {
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

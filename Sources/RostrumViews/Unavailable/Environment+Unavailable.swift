// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isTabBarShowingSections isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public var isTabBarShowingSections: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isTabViewSidebarAvailable isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public var isTabViewSidebarAvailable: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabBarPlacement isn't supported: the bar or list of the theme has the tabs (Documentation/Support.md, V10.320)"
  )
  public var tabBarPlacement: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "toolbarLabelStyle isn't supported: the theme and the browser determine these (Documentation/Support.md, V10.321)"
  )
  public var toolbarLabelStyle: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "requestReview isn't supported: a page has no store that would ask for reviews (Documentation/Support.md, V10.124)"
  )
  public var requestReview: Missing { Missing() }
}

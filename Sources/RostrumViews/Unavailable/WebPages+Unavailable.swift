// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension WebPage {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "title isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var title: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isLoading isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var isLoading: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "estimatedProgress isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var estimatedProgress: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backForwardList isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var backForwardList: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "currentNavigationEvent isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var currentNavigationEvent: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "themeColor isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public var themeColor: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "callJavaScript isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func callJavaScript(
    _ p0: String
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "load isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func load(
    html p0: String,
    baseURL p1: URL
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "stopLoading isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func stopLoading() -> Self { self }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "openWindow isn't supported: a page has a single window (Documentation/Support.md, V10.118)"
  )
  public var openWindow: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dismissWindow isn't supported: a page has a single window (Documentation/Support.md, V10.118)"
  )
  public var dismissWindow: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "openSettings isn't supported: a page has a single window (Documentation/Support.md, V10.118)"
  )
  public var openSettings: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isSearching isn't supported: use `searchable(text:isPresented:)` to observe and to end a search (Documentation/Support.md, V10.7)"
  )
  public var isSearching: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dismissSearch isn't supported: use `searchable(text:isPresented:)` to observe and to end a search (Documentation/Support.md, V10.7)"
  )
  public var dismissSearch: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeCategory isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var sizeCategory: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalSizeClass isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var verticalSizeClass: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "displayScale isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var displayScale: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityReduceMotion isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var accessibilityReduceMotion: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityReduceTransparency isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var accessibilityReduceTransparency: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityDifferentiateWithoutColor isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var accessibilityDifferentiateWithoutColor: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityVoiceOverEnabled isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var accessibilityVoiceOverEnabled: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "requestReview isn't supported: the browser client doesn’t report these values; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are supported (Documentation/Support.md, V10.124)"
  )
  public var requestReview: Missing { Missing() }
}

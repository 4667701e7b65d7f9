// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension EnvironmentValues {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "openWindow isn't supported: a page is one window (Documentation/Support.md, V10.118)"
  )
  public var openWindow: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "dismissWindow isn't supported: a page is one window (Documentation/Support.md, V10.118)"
  )
  public var dismissWindow: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "openSettings isn't supported: a page is one window (Documentation/Support.md, V10.118)"
  )
  public var openSettings: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "isSearching isn't supported: `searchable(text:isPresented:)` tells and ends a search (Documentation/Support.md, V10.7)"
  )
  public var isSearching: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "dismissSearch isn't supported: `searchable(text:isPresented:)` tells and ends a search (Documentation/Support.md, V10.7)"
  )
  public var dismissSearch: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "redactionReasons isn't supported: not yet (Documentation/Support.md, V10.104)"
  )
  public var redactionReasons: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "layoutDirection isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var layoutDirection: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "sizeCategory isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var sizeCategory: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "verticalSizeClass isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var verticalSizeClass: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "displayScale isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var displayScale: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "accessibilityReduceMotion isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var accessibilityReduceMotion: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "accessibilityReduceTransparency isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var accessibilityReduceTransparency: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "accessibilityDifferentiateWithoutColor isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var accessibilityDifferentiateWithoutColor: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "accessibilityVoiceOverEnabled isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var accessibilityVoiceOverEnabled: Missing { Missing() }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "requestReview isn't supported: a browser does not tell; `\\.dynamicTypeSize` and `\\.horizontalSizeClass` are there (Documentation/Support.md, V10.124)"
  )
  public var requestReview: Missing { Missing() }
}

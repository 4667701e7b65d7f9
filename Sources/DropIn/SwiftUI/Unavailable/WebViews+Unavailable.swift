// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewBackForwardNavigationGestures isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewBackForwardNavigationGestures(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewBackForwardNavigationGestures isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewBackForwardNavigationGestures(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewContentBackground isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewContentBackground(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewContentBackground isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewContentBackground(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewElementFullscreenBehavior isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewElementFullscreenBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewElementFullscreenBehavior isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewElementFullscreenBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewLinkPreviews isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewLinkPreviews(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewLinkPreviews isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewLinkPreviews(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewMagnificationGestures isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewMagnificationGestures(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewMagnificationGestures isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewMagnificationGestures(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewTextSelection isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewTextSelection(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewTextSelection isn't supported: a page in a frame belongs to another origin, which takes no settings and tells nothing (Documentation/Support.md, V13.18)"
  )
  public func webViewTextSelection(
    _ p0: Missing
  ) -> Self { self }
}

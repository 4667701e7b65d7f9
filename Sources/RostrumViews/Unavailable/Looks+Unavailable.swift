// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "blur isn't supported: a browser always blurs the edges of a view into what is behind it: leave out `opaque` (Documentation/Support.md, V10.131)"
  )
  public func blur(
    radius p0: CGFloat,
    opaque p1: Bool
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowsTightening isn't supported: a browser doesn’t move the letters of a text closer so that it fits; use `minimumScaleFactor(_:)` (Documentation/Support.md, V10.104)"
  )
  public func allowsTightening(
    _ p0: Bool
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "colorEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func colorEffect(
    _ p0: some Any,
    isEnabled p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "colorEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func colorEffect(
    _ p0: Missing,
    isEnabled p1: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "distortionEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func distortionEffect(
    _ p0: some Any,
    maxSampleOffset p1: CGSize,
    isEnabled p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "distortionEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func distortionEffect(
    _ p0: Missing,
    maxSampleOffset p1: CGSize,
    isEnabled p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layerEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func layerEffect(
    _ p0: some Any,
    maxSampleOffset p1: CGSize,
    isEnabled p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layerEffect isn't supported: a browser has no shaders of an app (Documentation/Support.md, V10.103)"
  )
  public func layerEffect(
    _ p0: Missing,
    maxSampleOffset p1: CGSize,
    isEnabled p2: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "luminanceToAlpha isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
  )
  public func luminanceToAlpha() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundStyle isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
  )
  public func backgroundStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundStyle isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
  )
  public func backgroundStyle(
    _ p0: Missing
  ) -> Self { self }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "clipToLayer isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public func clipToLayer(
    opacity p0: Double = 1,
    options p1: Missing = nil,
    content p2: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "withCGContext isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public func withCGContext(
    content p0: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environment isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public var environment: Missing { Missing() }
}

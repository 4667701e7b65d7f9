// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext.ResolvedText {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "measure isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public func measure(
    in p0: CGSize
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "firstBaseline isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public func firstBaseline(
    in p0: CGSize
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lastBaseline isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public func lastBaseline(
    in p0: CGSize
  ) -> Self { self }
}

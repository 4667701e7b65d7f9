// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext.ResolvedImage {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "size isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public var size: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "baseline isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public var baseline: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shading isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public var shading: Missing { Missing() }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext.ResolvedSymbol {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "size isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public var size: Missing { Missing() }
}

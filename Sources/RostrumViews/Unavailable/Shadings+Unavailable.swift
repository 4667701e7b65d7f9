// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext.Shading {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "meshGradient isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func meshGradient(
    _ p0: some Any
  ) -> Self { .foreground }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "palette isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func palette(
    _ p0: some Any
  ) -> Self { .foreground }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shader isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func shader(
    _ p0: some Any,
    bounds p1: CGRect = .zero
  ) -> Self { .foreground }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tiledImage isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func tiledImage(
    _ p0: Image,
    origin p1: CGPoint = .zero,
    sourceRect p2: CGRect = .zero,
    scale p3: CGFloat = 1
  ) -> Self { .foreground }
}

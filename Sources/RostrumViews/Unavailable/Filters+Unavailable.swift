// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GraphicsContext.Filter {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alphaMultiply isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func alphaMultiply(
    _ p0: Color
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alphaThreshold isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func alphaThreshold(
    min p0: Double,
    max p1: Double = 1,
    color p2: Color = .black
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "colorMatrix isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func colorMatrix(
    _ p0: some Any
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "colorShader isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func colorShader(
    _ p0: some Any
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "distortionShader isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func distortionShader(
    _ p0: some Any,
    maxSampleOffset p1: CGSize
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "layerShader isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func layerShader(
    _ p0: some Any,
    maxSampleOffset p1: CGSize
  ) -> Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "luminanceToAlpha isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static var luminanceToAlpha: Self { .brightness(0) }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "projectionTransform isn't supported: a drawing is made before the browser has measured what is in it, and SVG has no shaders (Documentation/Support.md, V10.610)"
  )
  public static func projectionTransform(
    _ p0: some Any
  ) -> Self { .brightness(0) }
}

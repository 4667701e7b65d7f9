// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension VisualEffect {
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
    message: "perspectiveRotationEffect isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func perspectiveRotationEffect(
    _ p0: some Any,
    axis p1: some Any,
    anchor p2: UnitPoint = .center,
    perspective p3: CGFloat = 1
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "perspectiveRotationEffect isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func perspectiveRotationEffect(
    _ p0: Missing,
    axis p1: some Any,
    anchor p2: UnitPoint = .center,
    perspective p3: CGFloat = 1
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform3DEffect isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func transform3DEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform3DEffect isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func transform3DEffect(
    _ p0: Missing
  ) -> Self { self }
}

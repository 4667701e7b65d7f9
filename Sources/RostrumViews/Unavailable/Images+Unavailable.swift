// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Image {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "renderingMode isn't supported: symbols are drawn in one color (Documentation/Support.md, V10.105)"
  )
  public func renderingMode(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interpolation isn't supported: symbols are drawn in one color (Documentation/Support.md, V10.105)"
  )
  public func interpolation(
    _ p0: Missing
  ) -> Self { self }
}

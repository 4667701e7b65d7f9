// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Image {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "renderingMode isn't supported: symbols are drawings in one colour (Documentation/Support.md, V10.105)"
  )
  public func renderingMode(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "interpolation isn't supported: symbols are drawings in one colour (Documentation/Support.md, V10.105)"
  )
  public func interpolation(
    _ p0: Missing
  ) -> Self { self }
}

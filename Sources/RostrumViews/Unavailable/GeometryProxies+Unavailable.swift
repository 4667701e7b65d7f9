// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension GeometryProxy {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func transform(
    in p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public func transform(
    in p0: Missing
  ) -> Self { self }
}

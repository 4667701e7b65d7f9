// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension ScrollTransitionConfiguration {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animation isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public func animation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animation isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public func animation(
    _ p0: Missing
  ) -> Self { self }
}

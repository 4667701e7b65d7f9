// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alignmentGuide isn't supported: the browser performs the layout (Documentation/Support.md, V10.45)"
  )
  public func alignmentGuide(
    _ p0: Missing,
    computeValue p1: (Missing) -> CGFloat
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerValue isn't supported: the browser performs the layout (Documentation/Support.md, V10.45)"
  )
  public func containerValue(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gridColumnAlignment isn't supported: use `gridCellAnchor(_:)` on each cell (Documentation/Support.md, V10.39)"
  )
  public func gridColumnAlignment(
    _ p0: Missing
  ) -> Self { self }
}

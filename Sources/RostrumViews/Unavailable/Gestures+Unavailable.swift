// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onContinuousHover isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
  )
  public func onContinuousHover(
    coordinateSpace p0: Missing = nil,
    perform p1: (Missing) -> Void
  ) -> Self { self }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "containerValue isn't supported: a container has no access to the values of its views; a `Layout` has, with `layoutValue(key:value:)` (Documentation/Support.md, V10.45)"
  )
  public func containerValue(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }
}

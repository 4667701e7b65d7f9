// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension Reducer {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "signpost isn't supported: requires `OSSignposter`; use `StoreInstrumentation` instead, see A15.08 (Documentation/Support.md, A1.30)"
  )
  public func signpost(
    _ p0: String = "",
    log p1: some Any = 0
  ) -> Self { self }
}

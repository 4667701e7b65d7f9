// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension DependencyValues {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "withValue isn't supported: Deprecated there: `withDependencies`. (Documentation/Support.md, A12.33)"
  )
  public func withValue(
    _ p0: some Any,
    _ p1: some Any,
    operation p2: () -> Void
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "withTestValues isn't supported: Deprecated there: `withDependencies`. (Documentation/Support.md, A12.33)"
  )
  public func withTestValues(
    _ p0: (Missing) -> Void,
    assert p1: () -> Void
  ) -> Self { self }
}

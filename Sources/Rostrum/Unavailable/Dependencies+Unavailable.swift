// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension DependencyValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "withValue isn't supported: deprecated; use `withDependencies` (Documentation/Support.md, A12.33)"
  )
  public func withValue(
    _ p0: some Any,
    _ p1: some Any,
    operation p2: () -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "withValue isn't supported: deprecated; use `withDependencies` (Documentation/Support.md, A12.33)"
  )
  public func withValue(
    _ p0: Missing,
    _ p1: some Any,
    operation p2: () -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "withTestValues isn't supported: deprecated; use `withDependencies` (Documentation/Support.md, A12.33)"
  )
  public func withTestValues(
    _ p0: (Missing) -> Void,
    assert p1: () -> Void
  ) -> Self { self }
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension Store {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ifLet isn't supported: made for UIKit with Combine, and deprecated (Documentation/Support.md, A4.25)"
  )
  public func ifLet(
    then p0: (Missing) -> Void,
    else p1: () -> Void
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ActorIsolated isn't supported: deprecated; use `LockIsolated` or an actor (Documentation/Support.md, A13.18)"
)
public struct ActorIsolated<Value> {
  /// Unavailable.
  public init(
    _ p0: Value
  ) {}
}

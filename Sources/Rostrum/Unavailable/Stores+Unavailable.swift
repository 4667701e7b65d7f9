// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension Store {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "ifLet isn't supported: UIKit and Combine; deprecated there. (Documentation/Support.md, A4.25)"
  )
  public func ifLet(
    then p0: (Missing) -> Void,
    else p1: () -> Void
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "ActorIsolated isn't supported: deprecated there: `LockIsolated`, or an actor of your own (Documentation/Support.md, A13.18)"
)
public struct ActorIsolated<Value> {
  /// Not supported.
  public init(
    _ p0: Value
  ) {}
}

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Animation {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animate isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func animate(
    value p0: some Any,
    time p1: Double,
    context p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animate isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func animate(
    value p0: Missing,
    time p1: Double,
    context p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shouldMerge isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func shouldMerge(
    previous p0: some Any,
    value p1: some Any,
    time p2: Double,
    context p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shouldMerge isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func shouldMerge(
    previous p0: Missing,
    value p1: some Any,
    time p2: Double,
    context p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "velocity isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func velocity(
    value p0: some Any,
    time p1: Double,
    context p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "velocity isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public func velocity(
    value p0: Missing,
    time p1: Double,
    context p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "base isn't supported: a browser animates by itself (Documentation/Support.md, V10.621)"
  )
  public var base: Missing { Missing() }
}

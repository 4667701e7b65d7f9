// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Shape {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "intersection isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func intersection(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lineIntersection isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func lineIntersection(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lineSubtraction isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func lineSubtraction(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subtracting isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func subtracting(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symmetricDifference isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func symmetricDifference(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "union isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func union(
    _ p0: some Shape,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sizeThatFits isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func sizeThatFits(
    _ p0: some Any
  ) -> Self { self }
}

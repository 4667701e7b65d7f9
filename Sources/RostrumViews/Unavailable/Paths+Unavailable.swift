// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Path {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cgPath isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public var cgPath: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "intersection isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func intersection(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lineIntersection isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func lineIntersection(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lineSubtraction isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func lineSubtraction(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "normalized isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func normalized(
    eoFill p0: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "strokedPath isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func strokedPath(
    _ p0: StrokeStyle
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subtracting isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func subtracting(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symmetricDifference isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func symmetricDifference(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "union isn't supported: the server doesn’t compute outlines of areas; draw several paths, or use `eoFill` (Documentation/Support.md, V10.612)"
  )
  public func union(
    _ p0: Path,
    eoFill p1: Bool = false
  ) -> Self { self }
}

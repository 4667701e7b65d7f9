// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scaleEffect isn't supported: views are scaled around their center; use `scaleEffect(x:y:)` with `offset(x:y:)` (Documentation/Support.md, V10.196)"
  )
  public func scaleEffect(
    _ p0: CGFloat,
    anchor p1: UnitPoint
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scaleEffect isn't supported: views are scaled around their center; use `scaleEffect(x:y:)` with `offset(x:y:)` (Documentation/Support.md, V10.196)"
  )
  public func scaleEffect(
    _ p0: CGSize,
    anchor p1: UnitPoint
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scaleEffect isn't supported: views are scaled around their center; use `scaleEffect(x:y:)` with `offset(x:y:)` (Documentation/Support.md, V10.196)"
  )
  public func scaleEffect(
    x p0: CGFloat = 1,
    y p1: CGFloat = 1,
    anchor p2: UnitPoint
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ListFormatter isn't supported: Foundation doesn’t have them on Linux; use `.formatted(.list(type: .and))` and `Duration.formatted(.units())` (Documentation/Support.md, V10.197)"
)
@dynamicMemberLookup
public struct ListFormatter {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DateComponentsFormatter isn't supported: Foundation doesn’t have them on Linux; use `.formatted(.list(type: .and))` and `Duration.formatted(.units())` (Documentation/Support.md, V10.197)"
)
@dynamicMemberLookup
public struct DateComponentsFormatter {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

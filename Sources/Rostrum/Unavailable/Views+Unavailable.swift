// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

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

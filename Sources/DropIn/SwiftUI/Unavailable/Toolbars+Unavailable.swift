// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ToolbarMinimizationSafeAreaAdjustment isn't supported: the theme decides how bars look (Documentation/Support.md, V13.13)"
)
@dynamicMemberLookup
public struct ToolbarMinimizationSafeAreaAdjustment {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ToolbarMinimizeBehavior isn't supported: the theme decides how bars look (Documentation/Support.md, V13.13)"
)
@dynamicMemberLookup
public struct ToolbarMinimizeBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

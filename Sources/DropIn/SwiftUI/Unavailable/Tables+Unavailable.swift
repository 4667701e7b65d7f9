// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OutlineSubgroupChildren isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct OutlineSubgroupChildren {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableForEachContent isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableForEachContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableHeaderRowContent isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableHeaderRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableOutlineGroupContent isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableOutlineGroupContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableStyleConfiguration isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleTableColumnContent isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TupleTableColumnContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleTableRowContent isn't supported: not implemented yet; the builders of columns and rows make types of their own, and `contextMenu(forSelectionType:)` is the menu of all rows (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TupleTableRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

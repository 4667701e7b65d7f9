// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tableColumnHeaders isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
  )
  public func tableColumnHeaders(
    _ p0: some Any
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticTableStyle isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct AutomaticTableStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BorderedTableStyle isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct BorderedTableStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    alternatesRowBackgrounds p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DisclosureTableRow isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct DisclosureTableRow {
  /// Unavailable.
  public init(
    _ p0: some Any,
    isExpanded p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DynamicTableRowContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct DynamicTableRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyTableRowContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct EmptyTableRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "InsetTableStyle isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct InsetTableStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    alternatesRowBackgrounds p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OutlineSubgroupChildren isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct OutlineSubgroupChildren {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableColumnCustomization isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableColumnCustomization {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableColumnCustomizationBehavior isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableColumnCustomizationBehavior {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableColumnForEach isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableColumnForEach {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    id p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableForEachContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableForEachContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableHeaderRowContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableHeaderRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableOutlineGroupContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableOutlineGroupContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableRowBuilder isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableRowBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableRowContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableStyle isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TableStyleConfiguration isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TableStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleTableColumnContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TupleTableColumnContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleTableRowContent isn't supported: not implemented yet; use `Table` with columns (Documentation/Support.md, V13.9)"
)
@dynamicMemberLookup
public struct TupleTableRowContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

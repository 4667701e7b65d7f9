// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "listItemTint isn't supported: not yet; `tint(_:)` for what stands in a row (Documentation/Support.md, V10.32)"
  )
  public func listItemTint(
    _ p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "listSectionSeparator isn't supported: `listRowSeparator(_:)` for each row (Documentation/Support.md, V10.122)"
  )
  public func listSectionSeparator(
    _ p0: Missing,
    edges p1: Missing = nil
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "listSectionSeparatorTint isn't supported: `listRowSeparator(_:)` for each row (Documentation/Support.md, V10.122)"
  )
  public func listSectionSeparatorTint(
    _ p0: Color?,
    edges p1: Missing = nil
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "alternatingRowBackgrounds isn't supported: `listRowSeparator(_:)` for each row (Documentation/Support.md, V10.122)"
  )
  public func alternatingRowBackgrounds(
    _ p0: Missing = nil
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "formStyle isn't supported: the theme’s own looks alone (Documentation/Support.md, V10.71)"
  )
  public func formStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "controlGroupStyle isn't supported: the theme’s own looks alone (Documentation/Support.md, V10.71)"
  )
  public func controlGroupStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "disclosureGroupStyle isn't supported: the theme’s own looks alone (Documentation/Support.md, V10.71)"
  )
  public func disclosureGroupStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "tableStyle isn't supported: rows are made of the data (Documentation/Support.md, V10.34)"
  )
  public func tableStyle(
    _ p0: Missing
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "TableRow isn't supported: rows are made of the data (Documentation/Support.md, V10.34)"
)
@dynamicMemberLookup
public struct TableRow {
  /// Not supported.
  public init(
    _ p0: some Any
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "OutlineGroup isn't supported: nest `DisclosureGroup`s (Documentation/Support.md, V10.31)"
)
public struct OutlineGroup: View {
  /// Not supported.
  public init<D: RandomAccessCollection, T>(
    _ p0: D,
    children p1: KeyPath<D.Element, T>,
    @ViewBuilder content p2: (D.Element) -> some View
  ) {}

  /// Not supported.
  public init<D: RandomAccessCollection, T, I>(
    _ p0: D,
    id p1: KeyPath<D.Element, I>,
    children p2: KeyPath<D.Element, T>,
    @ViewBuilder content p3: (D.Element) -> some View
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "MultiDatePicker isn't supported: the field of the browser opens its own calendar (Documentation/Support.md, V10.53)"
)
public struct MultiDatePicker: View {
  /// Not supported.
  public init(
    _ p0: some Any,
    selection p1: some Any
  ) {}

  /// Not supported.
  public init(
    _ p0: some Any,
    selection p1: some Any,
    in p2: some Any
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

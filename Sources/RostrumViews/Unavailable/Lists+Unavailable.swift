// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alternatingRowBackgrounds isn't supported: use `listRowBackground(_:)` on each row (Documentation/Support.md, V10.122)"
  )
  public func alternatingRowBackgrounds(
    _ p0: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "disclosureGroupStyle isn't supported: the theme determines the appearance of these views (Documentation/Support.md, V10.71)"
  )
  public func disclosureGroupStyle(
    _ p0: Missing
  ) -> Self { self }
}

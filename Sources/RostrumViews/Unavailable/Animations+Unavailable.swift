// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImageRenderer isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
)
@dynamicMemberLookup
public struct ImageRenderer {
  /// Unavailable.
  public init(
    content p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

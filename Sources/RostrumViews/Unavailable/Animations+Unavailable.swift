// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "matchedTransitionSource isn't supported: a screen grows from its source as the source is drawn: set the background, the clip shape and the shadow of the view itself (Documentation/Support.md, V10.1205)"
  )
  public func matchedTransitionSource(
    id p0: some Any,
    in p1: some Any,
    configuration p2: (MissingSource) -> MissingSource
  ) -> Self { self }
}

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

// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityInputLabels isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityInputLabels(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityInputLabels isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityInputLabels(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityScrollAction isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityScrollAction(
    _ p0: (Missing) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityActivationPoint isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityActivationPoint(
    _ p0: UnitPoint
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityTextContentType isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityTextContentType(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityTextContentType isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityTextContentType(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityLinkedGroup isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityLinkedGroup(
    id p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityLinkedGroup isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func accessibilityLinkedGroup(
    id p0: Missing,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechSpellsOutCharacters isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func speechSpellsOutCharacters(
    _ p0: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "speechAdjustedPitch isn't supported: HTML and ARIA have no equivalents (Documentation/Support.md, V10.116)"
  )
  public func speechAdjustedPitch(
    _ p0: Double
  ) -> Self { self }
}

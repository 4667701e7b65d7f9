// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassEffectUnion isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaBar` adds one (Documentation/Support.md, V10.119)"
  )
  public func glassEffectUnion(
    id p0: some Any,
    namespace p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassEffectUnion isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaBar` adds one (Documentation/Support.md, V10.119)"
  )
  public func glassEffectUnion(
    id p0: Missing,
    namespace p1: some Any
  ) -> Self { self }
}

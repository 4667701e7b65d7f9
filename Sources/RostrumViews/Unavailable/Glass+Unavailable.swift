// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassEffectUnion isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
  )
  public func glassEffectUnion(
    id p0: some Any,
    namespace p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundExtensionEffect isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
  )
  public func backgroundExtensionEffect() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollEdgeEffectStyle isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
  )
  public func scrollEdgeEffectStyle(
    _ p0: Missing,
    for p1: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "safeAreaBar isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
  )
  public func safeAreaBar(
    edge p0: Missing,
    alignment p1: Missing = nil,
    spacing p2: CGFloat? = nil,
    @ViewBuilder content p3: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabBarMinimizeBehavior isn't supported: materials don’t flow into each other; bars have the theme’s own, and `safeAreaInset` adds a bar (Documentation/Support.md, V10.119)"
  )
  public func tabBarMinimizeBehavior(
    _ p0: Missing
  ) -> Self { self }
}

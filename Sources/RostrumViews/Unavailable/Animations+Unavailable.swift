// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "matchedGeometryEffect isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func matchedGeometryEffect(
    id p0: some Any,
    in p1: some Any,
    properties p2: Missing = nil,
    anchor p3: UnitPoint = .center,
    isSource p4: Bool = true
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "matchedTransitionSource isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func matchedTransitionSource(
    id p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "navigationTransition isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func navigationTransition(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "phaseAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func phaseAnimator<P: Sequence>(
    _ p0: P,
    @ViewBuilder content p1: (Missing, P.Element) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "phaseAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func phaseAnimator<P: Sequence>(
    _ p0: P,
    trigger p1: some Any,
    @ViewBuilder content p2: (Missing, P.Element) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "phaseAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func phaseAnimator<P: Sequence>(
    _ p0: P,
    @ViewBuilder content p1: (Missing, P.Element) -> some View,
    animation p2: (P.Element) -> Animation?
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "phaseAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func phaseAnimator<P: Sequence>(
    _ p0: P,
    trigger p1: some Any,
    @ViewBuilder content p2: (Missing, P.Element) -> some View,
    animation p3: (P.Element) -> Animation?
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyframeAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func keyframeAnimator<T>(
    initialValue p0: T,
    repeating p1: Bool = true,
    @ViewBuilder content p2: (Missing, T) -> some View,
    keyframes p3: (Missing) -> Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyframeAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
  )
  public func keyframeAnimator<T>(
    initialValue p0: T,
    trigger p1: some Any,
    @ViewBuilder content p2: (Missing, T) -> some View,
    keyframes p3: (Missing) -> Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PhaseAnimator isn't supported: browsers animate an element from one style to another; use `animation(_:value:)` and the built-in transitions (Documentation/Support.md, V10.101)"
)
public struct PhaseAnimator: View {
  /// Unavailable.
  public init<P: Sequence>(
    _ p0: P,
    @ViewBuilder content p1: (P.Element) -> some View
  ) {}

  /// Unavailable.
  public init<P: Sequence>(
    _ p0: P,
    trigger p1: some Any,
    @ViewBuilder content p2: (P.Element) -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Canvas isn't supported: draw with a `Shape` instead (Documentation/Support.md, V10.50)"
)
public struct Canvas: View {
  /// Unavailable.
  public init(
    opaque p0: Bool = false,
    colorMode p1: Missing = nil,
    rendersAsynchronously p2: Bool = false,
    renderer p3: (Missing, CGSize) -> Void
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
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

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MeshGradient isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
)
public struct MeshGradient: View {
  /// Unavailable.
  public init(
    width p0: Int,
    height p1: Int,
    points p2: Missing,
    colors p3: [Color]
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

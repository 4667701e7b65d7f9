// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Animatable isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct Animatable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableIgnored isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimatableIgnored {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableModifier isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimatableModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableValues isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimatableValues {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimationContext isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimationContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimationState isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimationState {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimationStateKey isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimationStateKey {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CubicKeyframe isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct CubicKeyframe {
  /// Unavailable.
  public init(
    _ p0: some Any,
    duration p1: some Any,
    startVelocity p2: some Any,
    endVelocity p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CustomAnimation isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct CustomAnimation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyAnimatableData isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct EmptyAnimatableData {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GeometryEffect isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct GeometryEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframeAnimator isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframeAnimator {
  /// Unavailable.
  public init(
    initialValue p0: some Any,
    repeating p1: some Any,
    @ViewBuilder content p2: () -> some View,
    keyframes p3: some Any
  ) {}

  /// Unavailable.
  public init(
    initialValue p0: some Any,
    trigger p1: some Any,
    @ViewBuilder content p2: () -> some View,
    keyframes p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Keyframes isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct Keyframes {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframesBuilder isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframesBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframeTimeline isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframeTimeline {
  /// Unavailable.
  public init(
    initialValue p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframeTrack isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframeTrack {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframeTrackContent isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframeTrackContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "KeyframeTrackContentBuilder isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct KeyframeTrackContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LinearKeyframe isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct LinearKeyframe {
  /// Unavailable.
  public init(
    _ p0: some Any,
    duration p1: some Any,
    timingCurve p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MoveKeyframe isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct MoveKeyframe {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ProjectionTransform isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct ProjectionTransform {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SpringKeyframe isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct SpringKeyframe {
  /// Unavailable.
  public init(
    _ p0: some Any,
    duration p1: some Any,
    spring p2: some Any,
    startVelocity p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UnitCurve isn't supported: the browser animates changes of styles; use `withAnimation` and `animation(_:value:)` (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct UnitCurve {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

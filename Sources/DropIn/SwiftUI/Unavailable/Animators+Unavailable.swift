// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableModifier isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimatableModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimatableValues isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
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
  message: "AnimationContext isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimationContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnimationState isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
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
  message: "AnimationStateKey isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct AnimationStateKey {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CustomAnimation isn't supported: the browser animates changes of styles; use `withAnimation`, `animation(_:value:)` and keyframes (Documentation/Support.md, V13.2)"
)
@dynamicMemberLookup
public struct CustomAnimation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

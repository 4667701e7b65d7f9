public import RostrumElements
public import RostrumGraph

/// A modifier whose values can be between two others.
///
/// A type that conforms to `Animatable` and to `ViewModifier` is the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

public import RostrumElements
public import RostrumGraph

// NB: Not a protocol of its own: an isolated conformance to it would not be inferred where the main actor is the
// default isolation (Swift 6.3), as both parts are isolated in different ways.
/// A modifier whose values can be between two others.
///
/// A type that conforms to both protocols is the same.
public typealias AnimatableModifier = Animatable & ViewModifier

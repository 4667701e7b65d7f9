/// Gives a closure property of a client an unimplemented default value.
///
/// ``DependencyClient()`` attaches this macro to every closure. Attach it manually to a closure of
/// a type that has its own initializers.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), overloaded)
public macro DependencyEndpoint() =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointMacro")

/// Gives a closure property of a client an unimplemented default value, and a method to call it.
///
/// ```swift
/// @DependencyClient
/// struct AudioPlayer {
///   @DependencyEndpoint(method: "play")
///   var start: @Sendable (_ url: URL) async throws -> Void
/// }
///
/// try await player.play(url: url)
/// ```
///
/// - Parameter method: The name of the method, as a string literal.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointMacro")

/// Excludes a closure from the endpoints of a ``DependencyClient()``.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointIgnoredMacro")

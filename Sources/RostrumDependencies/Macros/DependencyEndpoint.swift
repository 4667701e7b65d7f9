/// Lets a closure property of a client be called before anybody said what it does.
///
/// ``DependencyClient()`` attaches it to every closure; attach it by hand to a closure of a type that
/// has initializers of its own.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), overloaded)
public macro DependencyEndpoint() =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointMacro")

/// Lets a closure property of a client be called by a method of another name.
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
/// - Parameter method: The method's name, as a string literal.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointMacro")

/// Keeps ``DependencyClient()`` from making an endpoint of a closure.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "RostrumMacros", type: "DependencyEndpointIgnoredMacro")

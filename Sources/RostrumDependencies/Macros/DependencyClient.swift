/// Turns a struct of closures into a client whose closures have unimplemented default values.
///
/// ```swift
/// @DependencyClient
/// struct NumberFactClient: Sendable {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var count: @Sendable () -> Int = { 0 }
/// }
///
/// extension NumberFactClient: TestDependencyKey {
///   static var testValue: Self { Self() }
/// }
/// ```
///
/// The macro generates an initializer with a parameter for each property and, if each property has
/// a default value, an initializer without parameters. Each stored `var` with a function type
/// becomes a ``DependencyEndpoint()``. An endpoint that isn't implemented reports an issue with its
/// name, and then:
///
/// 1. calls the closure that is the property's initial value, if there is one;
/// 2. throws ``Unimplemented``, if the endpoint throws;
/// 3. returns `Void` or `nil`, if its type permits that. All other endpoints need an initial value.
///
/// If a closure has argument labels, the macro also generates a method with these labels, such as
/// `fetch(number:)` in this example.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "RostrumMacros", type: "DependencyClientMacro")

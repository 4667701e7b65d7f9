/// Makes a client out of a struct of closures: each may be left out, and says so when it is called.
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
/// The macro writes an initializer with all properties and, where each has a value, one with none.
/// Every stored `var` of a function's type becomes a ``DependencyEndpoint()``. What nobody sets
/// reports an issue that names the endpoint, and then:
///
/// 1. runs the closure that the property is declared with, if there is one;
/// 2. throws ``Unimplemented``, if the endpoint throws;
/// 3. gives back nothing or `nil`, if its type allows that. All others need a default.
///
/// Parameters with labels give a method with those labels, here `fetch(number:)`.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "RostrumMacros", type: "DependencyClientMacro")

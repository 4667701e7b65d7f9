/// Adds a conformance to `CaseIterable` to an enum whose cases have associated values.
///
/// ```swift
/// @AutoCaseIterable
/// enum AppDestination: RoutableDestinations {
///   case home
///   case tabBar(tabs: [AppTab])
///   …
/// }
/// ```
///
/// In `allCases`, an associated value of a `CaseIterable` type is its first case, an optional value
/// is `nil`, and any other value is created by an initializer without arguments. With this
/// conformance, a flow reports destinations without a provider when it starts.
@attached(extension, conformances: CaseIterable, names: named(allCases))
public macro AutoCaseIterable() =
  #externalMacro(module: "RostrumMacros", type: "AutoCaseIterableMacro")

extension CaseIterable {
  /// Creates the first case, which ``AutoCaseIterable()`` uses for associated values.
  ///
  /// - Precondition: The type has at least one case.
  public init(_caseIterableDefault: Void = ()) {
    guard let first = Self.allCases.first else {
      preconditionFailure("The type '\(Self.self)' has no cases.")
    }
    self = first
  }
}

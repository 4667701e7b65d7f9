/// Makes an enum `CaseIterable` whose cases have associated values.
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
/// Associated values in `allCases` are made by an initializer without arguments; those of
/// `CaseIterable` types are the first case, and optional ones are `nil`. With it a flow reports at
/// its start which destinations don't have a provider.
@attached(extension, conformances: CaseIterable, names: named(allCases))
public macro AutoCaseIterable() =
  #externalMacro(module: "RostrumMacros", type: "AutoCaseIterableMacro")

extension CaseIterable {
  /// Creates the first case, as ``AutoCaseIterable()`` needs it for associated values.
  ///
  /// - Precondition: The type has a case.
  public init(_caseIterableDefault: Void = ()) {
    guard let first = Self.allCases.first else {
      preconditionFailure("A type without cases, \(Self.self), doesn't have a first case.")
    }
    self = first
  }
}

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
/// is `nil`, and any other value is created by an initializer without arguments. A case with an
/// associated value of a type without cases is left out, because it has no values. With this
/// conformance, a flow reports destinations without a provider when it starts.
@attached(extension, conformances: CaseIterable, names: named(allCases))
public macro AutoCaseIterable() =
  #externalMacro(module: "RostrumMacros", type: "AutoCaseIterableMacro")

extension CaseIterable {
  /// Creates the first case, which ``AutoCaseIterable()`` uses for associated values.
  ///
  /// The result is `nil` if the type has no cases.
  public init?(_caseIterableDefault: Void = ()) {
    guard let first = Self.allCases.first else { return nil }
    self = first
  }
}

/// Returns a case with associated values; ``AutoCaseIterable()`` generates calls of it.
///
/// - Parameters:
///   - values: The associated values.
///   - make: Creates the case.
/// - Returns: The case, or `nil` if a value is `nil`.
public func _autoCase<each Value, Case>(
  _ values: repeat (each Value)?, make: (repeat each Value) -> Case
) -> Case? {
  try? make(repeat unwrap(each values))
}

private func unwrap<Wrapped>(_ value: Wrapped?) throws -> Wrapped {
  guard let value else { throw NoValue() }
  return value
}

private struct NoValue: Error {}

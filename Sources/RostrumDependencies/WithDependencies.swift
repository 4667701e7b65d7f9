/// Runs an operation with other dependencies.
///
/// ```swift
/// let model = withDependencies {
///   $0.continuousClock = TestClock()
///   $0.uuid = .incrementing
/// } operation: {
///   Model()
/// }
/// ```
///
/// The change holds for what the operation does, for tasks that it starts, and for every
/// ``Dependency`` that is made in it.
///
/// - Parameters:
///   - update: Changes the dependencies.
///   - operation: The work.
/// - Returns: What the operation gives back.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  values.isBeingUpdated = true
  try update(&values)
  values.isBeingUpdated = false
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an asynchronous operation with other dependencies, on the actor that asks.
///
/// - Parameters:
///   - isolation: The actor that asks.
///   - update: Changes the dependencies.
///   - operation: The work.
/// - Returns: What the operation gives back.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  values.isBeingUpdated = true
  try await update(&values)
  values.isBeingUpdated = false
  return try await DependencyValues.$current.withValue(
    values, operation: operation, isolation: isolation)
}

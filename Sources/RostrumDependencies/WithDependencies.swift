/// Runs an operation with modified dependencies.
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
/// The modified dependencies apply to the operation, to tasks that it starts, and to every
/// ``Dependency`` that is created in it.
///
/// - Parameters:
///   - update: Modifies the dependencies.
///   - operation: The operation to run.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  values.isBeingUpdated = true
  try update(&values)
  values.isBeingUpdated = false
  return try DependencyValues.$current.withValue(values) {
    DependencyObjects.record(try operation())
  }
}

/// Runs an asynchronous operation with modified dependencies.
///
/// - Parameters:
///   - isolation: The actor isolation of the caller.
///   - update: Modifies the dependencies.
///   - operation: The operation to run.
/// - Returns: The result of the operation.
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
    values, operation: { DependencyObjects.record(try await operation()) }, isolation: isolation)
}

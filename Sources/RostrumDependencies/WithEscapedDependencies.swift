/// Propagates the current dependencies to work that escapes the current task, such as a callback.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async {
///     dependencies.yield { model.finish() }
///   }
/// }
/// ```
///
/// - Parameter operation: A closure that receives a continuation with the dependencies.
/// - Returns: The result of the operation.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Propagates the current dependencies to work that escapes the current task.
///
/// - Parameters:
///   - isolation: The actor isolation of the caller.
///   - operation: An asynchronous closure that receives a continuation with the dependencies.
/// - Returns: The result of the operation.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a point in time, with which work can be run later.
  public struct Continuation: Sendable {
    private let values = DependencyValues.current

    /// Runs an operation with the dependencies of the continuation.
    ///
    /// - Parameter operation: The operation to run.
    /// - Returns: The result of the operation.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$current.withValue(values, operation: operation)
    }

    /// Runs an asynchronous operation with the dependencies of the continuation.
    ///
    /// - Parameters:
    ///   - isolation: The actor isolation of the caller.
    ///   - operation: The operation to run.
    /// - Returns: The result of the operation.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$current.withValue(
        values, operation: operation, isolation: isolation)
    }
  }
}

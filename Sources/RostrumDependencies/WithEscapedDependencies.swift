/// Carries the current dependencies over to work that leaves the task, such as a callback.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async {
///     dependencies.yield { model.finish() }
///   }
/// }
/// ```
///
/// - Parameter operation: Work that is handed the continuation.
/// - Returns: What the operation gives back.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Carries the current dependencies over to work that leaves the task, on the actor that asks.
///
/// - Parameters:
///   - isolation: The actor that asks.
///   - operation: Work that is handed the continuation.
/// - Returns: What the operation gives back.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a moment, to be put in force again later.
  public struct Continuation: Sendable {
    private let values = DependencyValues.current

    /// Runs an operation with the dependencies that were carried over.
    ///
    /// - Parameter operation: The work.
    /// - Returns: What the operation gives back.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$current.withValue(values, operation: operation)
    }

    /// Runs an asynchronous operation with the dependencies that were carried over.
    ///
    /// - Parameters:
    ///   - isolation: The actor that asks.
    ///   - operation: The work.
    /// - Returns: What the operation gives back.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$current.withValue(
        values, operation: operation, isolation: isolation)
    }
  }
}

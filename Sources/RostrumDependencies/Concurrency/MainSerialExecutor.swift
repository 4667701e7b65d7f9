// Other libraries require these declarations in tests so that effects run in order. They aren't
// needed here: a test store runs its effects serially, and test clocks track the work that sleeps
// on them.

/// Whether all tasks of the process run on the main thread: always `false`.
///
/// Setting this property is a no-op.
@available(*, deprecated, message: "Test stores run their effects in order; nothing has to be set.")
public var uncheckedUseMainSerialExecutor: Bool {
  get { false }
  set { _ = newValue }
}

/// Runs an operation, without any effect on its tasks.
///
/// Test stores run their effects in order without this function.
///
/// - Parameter operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error that the operation throws.
@available(*, deprecated, message: "Test stores run their effects in order: call the operation.")
public func withMainSerialExecutor<R>(operation: () throws -> R) rethrows -> R {
  try operation()
}

/// Runs an asynchronous operation, without any effect on its tasks.
///
/// Test stores run their effects in order without this function.
///
/// - Parameter operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error that the operation throws.
@available(*, deprecated, message: "Test stores run their effects in order: call the operation.")
@MainActor
public func withMainSerialExecutor<R>(
  operation: @MainActor () async throws -> R
) async rethrows -> R {
  try await operation()
}

extension Task where Success == Never, Failure == Never {
  /// Yields several times, so that other tasks can make progress.
  ///
  /// - Parameter count: The number of times to yield.
  @available(
    *, deprecated, message: "Test stores and test clocks wait for work by themselves."
  )
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

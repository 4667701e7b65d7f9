// What tests of other libraries switch on so that effects run in order. Here they do so anyway: a
// test store runs its effects one after the other, and test clocks know what work waits for them.

/// Whether a hook runs all tasks of the process on the main thread.
///
/// It is never set: writing does nothing.
@available(*, deprecated, message: "Test stores run their effects in order; nothing has to be set.")
public var uncheckedUseMainSerialExecutor: Bool {
  get { false }
  set { _ = newValue }
}

/// Runs an operation.
///
/// Test stores run their effects in order in any case.
///
/// - Parameter operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@available(*, deprecated, message: "Test stores run their effects in order: call the operation.")
public func withMainSerialExecutor<R>(operation: () throws -> R) rethrows -> R {
  try operation()
}

/// Runs an asynchronous operation.
///
/// Test stores run their effects in order in any case.
///
/// - Parameter operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@available(*, deprecated, message: "Test stores run their effects in order: call the operation.")
@MainActor
public func withMainSerialExecutor<R>(
  operation: @MainActor () async throws -> R
) async rethrows -> R {
  try await operation()
}

extension Task where Success == Never, Failure == Never {
  /// Yields several times, in the hope that other tasks make progress meanwhile.
  ///
  /// - Parameter count: How often.
  @available(
    *, deprecated, message: "Test stores and test clocks wait for work by themselves."
  )
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

extension Task where Failure == any Error {
  /// The value of the task; cancelling the current task also cancels this task.
  ///
  /// - Throws: The error of the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The value of the task; cancelling the current task also cancels this task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled.
  ///
  /// ```swift
  /// $0.numberFact.fetch = { _ in try await Task.never() }
  /// ```
  ///
  /// - Throws: A `CancellationError`.
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

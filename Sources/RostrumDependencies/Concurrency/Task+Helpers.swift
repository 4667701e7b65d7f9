extension Task where Failure == any Error {
  /// What the task comes to; cancelling whoever waits for it cancels the task too.
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
  /// What the task comes to; cancelling whoever waits for it cancels the task too.
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
  /// - Throws: `CancellationError`, always.
  public static func never() async throws -> Never {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Clock {
  /// Runs an operation with a timeout.
  ///
  /// ```swift
  /// let fact = try await clock.timeout(after: .seconds(5)) {
  ///   try await numberFact.fetch(7)
  /// }
  /// ```
  ///
  /// When the timeout expires, the operation is cancelled. This method waits for it to end, so an
  /// operation that ignores cancellation blocks the caller.
  ///
  /// - Parameters:
  ///   - duration: The timeout.
  ///   - work: The operation to run.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation, or ``TimeoutError`` if the timeout expires first.
  public func timeout<Success: Sendable>(
    after duration: Duration, _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success where Duration: Sendable {
    try await withThrowingTaskGroup(of: Success.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await work() }
      group.addTask {
        try await sleep(for: duration)
        throw TimeoutError()
      }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}

/// An error that is thrown when an operation exceeds its timeout.
public struct TimeoutError: Error, Equatable, CustomStringConvertible {
  /// Creates a timeout error.
  public init() {}

  /// A description of the error.
  public var description: String { "The time for the work is over." }
}

extension Clock {
  /// Runs work that must end in time.
  ///
  /// ```swift
  /// let fact = try await clock.timeout(after: .seconds(5)) {
  ///   try await numberFact.fetch(7)
  /// }
  /// ```
  ///
  /// When the time is over the work is cancelled, and its end is waited for: work that does not heed
  /// its cancellation holds the caller.
  ///
  /// - Parameters:
  ///   - duration: How long the work may take.
  ///   - work: The work.
  /// - Returns: What the work gives back.
  /// - Throws: The error of the work, or ``TimeoutError`` if the time was over first.
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

/// Work has not ended in time.
public struct TimeoutError: Error, Equatable, CustomStringConvertible {
  /// Makes the error.
  public init() {}

  /// What happened, in words.
  public var description: String { "The time for the work is over." }
}

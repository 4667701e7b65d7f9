extension Clock where Duration == Swift.Duration {
  /// A wait that begins now, wherever it is awaited.
  ///
  /// `sleep(for:)` begins to wait only when its task runs, which is later on a busy main actor.
  ///
  /// - Parameter duration: The time to wait.
  /// - Returns: A function that sleeps for what is left of the time, and throws when it is cancelled.
  package func alarm(after duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}

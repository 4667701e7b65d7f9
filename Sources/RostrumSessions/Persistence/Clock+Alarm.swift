extension Clock where Duration == Swift.Duration {
  /// A timer that starts now, whenever it is awaited.
  ///
  /// `sleep(for:)` starts when its task runs, which is later on a busy main actor.
  ///
  /// - Parameter duration: The time to wait.
  /// - Returns: A function that sleeps for the remaining time, and throws when it is canceled.
  package func alarm(after duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}

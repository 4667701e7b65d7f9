import RostrumRuntime

/// Whether a server should get requests, for load balancers.
final class Readiness: Sendable {
  private let isServing = Locked(false)
  /// Whether the node may run the sessions that it gets.
  let mayRun: @Sendable () -> Bool

  /// Creates the readiness of a server that isn't serving yet.
  ///
  /// - Parameter mayRun: Whether the node may run the sessions that it gets.
  init(while mayRun: @escaping @Sendable () -> Bool = { true }) { self.mayRun = mayRun }

  /// Sets whether the server is running and not stopping.
  func setServing(_ value: Bool) { isServing.withLock { $0 = value } }

  /// Whether the server is running, may run sessions, and its main actor responds.
  ///
  /// - Parameters:
  ///   - patience: The time within which the main actor must respond.
  ///   - clock: Measures the time.
  /// - Returns: Whether the server is ready.
  func check(
    within patience: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()
  ) async -> Bool {
    guard isServing.value, mayRun() else { return false }
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    let deadline = Task {
      try? await clock.sleep(for: patience)
      continuation.yield(false)
    }
    Task { @MainActor in continuation.yield(true) }
    defer { deadline.cancel() }
    for await answer in answers { return answer && isServing.value }
    return false
  }
}

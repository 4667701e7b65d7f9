/// The deadline for work outside of a test's control, such as a response of a server.
struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  init(after duration: Duration) {
    instant = .now + duration
  }

  var hasPassed: Bool { ContinuousClock.now >= instant }

  /// Waits until the deadline, and then until all other pending work of the process has run.
  ///
  /// A busy machine therefore doesn't cause a timeout.
  @MainActor
  func pass() async throws {
    try await ContinuousClock().sleep(until: instant)
    await MainTurn.takeAfterOthers()
    try Task.checkCancellation()
  }
}

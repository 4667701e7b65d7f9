/// The end of the time that a test gives to work outside of its control, such as a server's answer.
struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  init(after duration: Duration) {
    instant = .now + duration
  }

  var hasPassed: Bool { ContinuousClock.now >= instant }

  /// Waits for the end of the time, and then until all other work of the process had its turn: a
  /// busy machine is not the fault of the work.
  @MainActor
  func pass() async throws {
    try await ContinuousClock().sleep(until: instant)
    await MainTurn.takeAfterOthers()
    try Task.checkCancellation()
  }
}

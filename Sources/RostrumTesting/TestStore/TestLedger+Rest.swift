import RostrumCore
import RostrumPresentation

extension TestLedger {
  /// Reports what a test has left over when it ends.
  func reportRest() {
    guard exhaustivity == .on else { return }
    if !received.isEmpty {
      TestIssue.unhandled(received.map { actionLabel($0.action) }).report(at: location)
    }
    reportSharedChanges(at: location)
    for running in inFlightInOrder {
      TestIssue.stillRunning(
        effect: "\(running.effect.location)", action: actionLabel(running.cause)
      ).report(at: running.location)
    }
    received = []
    inFlight = [:]
  }

  /// Reports what effects have changed of shared state since the last action.
  func reportSharedChanges(at location: SourceLocation) {
    let outcome = Outcome(
      state: received.last?.outcome.state ?? state, changes: shared.take(),
      screenIDs: StackElementIDGenerator())
    guard exhaustivity == .on, !outcome.isEqual(to: outcome.state) else { return }
    TestIssue.unsaidSharedChange(diff: outcome.diff(from: outcome.state)).report(at: location)
  }
}

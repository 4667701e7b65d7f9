import RostrumCore
import RostrumPresentation
import RostrumRuntime

/// An issue that a test store has found, in words, and the line of the test that it belongs to.
///
/// It is found on the main actor and reported wherever the test runs, so that the test's own task
/// records it.
struct LocatedIssue: Sendable {
  let message: String
  let location: CallSite

  init(_ issue: TestIssue, at location: CallSite) {
    message = issue.message
    self.location = location
  }

  func report() { location.report(message) }
}

extension TestLedger: OpenLedger {
  /// Gives out what a test has left over when it ends; from then on, nothing is left over.
  func takeRest() -> [LocatedIssue] {
    guard exhaustivity == .on else { return [] }
    var issues: [LocatedIssue] = []
    if !received.isEmpty {
      issues.append(
        LocatedIssue(.unhandled(received.map { actionLabel($0.action) }), at: location))
    }
    if let issue = unsaidSharedChange() { issues.append(LocatedIssue(issue, at: location)) }
    for running in inFlightInOrder {
      let issue = TestIssue.stillRunning(
        effect: "\(running.effect.location)", action: actionLabel(running.cause))
      issues.append(LocatedIssue(issue, at: running.location))
    }
    received = []
    inFlight = [:]
    return issues
  }

  /// What effects have changed of shared state since the last action, unless the test need not say
  /// it.
  func unsaidSharedChange() -> TestIssue? {
    let outcome = Outcome(
      state: received.last?.outcome.state ?? state, changes: shared.take(),
      screenIDs: StackElementIDGenerator())
    guard exhaustivity == .on, !outcome.isEqual(to: outcome.state) else { return nil }
    return .unsaidSharedChange(diff: outcome.diff(from: outcome.state))
  }
}

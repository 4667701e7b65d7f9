import RostrumCore
import RostrumPresentation
import RostrumRuntime

/// An issue that a test store has found, with the call site at which it is reported.
///
/// Issues are found on the main actor and reported by the test's own task, so that the test
/// framework attributes them to the right test.
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
  /// Returns the issues for everything that the test left to assert, and clears the record.
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

  /// An issue for unasserted changes to shared state since the last action, if there are any.
  func unsaidSharedChange() -> TestIssue? {
    let outcome = Outcome(
      state: received.last?.outcome.state ?? state, changes: shared.take(),
      screenIDs: StackElementIDGenerator())
    guard exhaustivity == .on, !outcome.isEqual(to: outcome.state) else { return nil }
    return .unsaidSharedChange(diff: outcome.diff(from: outcome.state))
  }
}

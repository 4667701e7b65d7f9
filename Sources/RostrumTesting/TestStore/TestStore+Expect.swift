import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

extension TestStore {
  /// Compares the result of an action with the test's expectation, and makes it the asserted state.
  func expect(
    _ outcome: TestLedger<State, Action>.Outcome,
    _ update: ((inout State) throws -> Void)?,
    at location: CallSite
  ) {
    let before = ledger.state
    ledger.state = outcome.state
    switch exhaustivity {
    case .on:
      strictIssue(from: before, to: outcome, update)?.report(at: location)
    case .off(let showsSkipped):
      if let update,
        let issue = looseIssue(of: outcome, update)
      {
        issue.report(at: location)
      } else if showsSkipped,
        let issue = strictIssue(from: before, to: outcome, update)
      {
        showSkipped(issue, at: location)
      }
    }
  }

  /// The issue if the test must assert every change.
  private func strictIssue(
    from before: State, to outcome: TestLedger<State, Action>.Outcome,
    _ update: ((inout State) throws -> Void)?
  ) -> TestIssue? {
    let hasChanged = !outcome.isEqual(to: before)
    guard let update else {
      return hasChanged ? .unexpectedChange(diff: outcome.diff(from: before)) : nil
    }
    if let issue = difference(from: before, to: outcome, update) { return issue }
    return hasChanged || outcome.changes.hasExpectations ? nil : .noChange
  }

  /// The issue if the test may assert some of the changes.
  ///
  /// The closure receives the state after the action.
  private func looseIssue(
    of outcome: TestLedger<State, Action>.Outcome, _ update: (inout State) throws -> Void
  ) -> TestIssue? {
    difference(from: outcome.state, to: outcome.afterwards, update)
  }

  /// The issue if a closure doesn't turn one state into another.
  ///
  /// While the closure runs, ``state`` is the state before the change.
  func difference(
    from before: State, to outcome: TestLedger<State, Action>.Outcome,
    _ update: (inout State) throws -> Void
  ) -> TestIssue? {
    var expected = before
    let now = ledger.state
    ledger.state = before
    defer { ledger.state = now }
    do {
      try DependencyValues.$current.withValue(core.dependencies) {
        try RostrumDependencies.withDependencies {
          $0.stackElementID = outcome.screenIDs.copy()
        } operation: {
          try outcome.changes.expecting { try update(&expected) }
        }
      }
    } catch {
      return .threw("\(error)")
    }
    return outcome.isEqual(to: expected) ? nil : .mismatch(diff: outcome.diff(from: expected))
  }
}

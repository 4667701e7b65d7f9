import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

extension TestStore {
  /// Compares what an action led to with what the test expects of it, and goes on from there.
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

  /// What is wrong if the test must say every change.
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

  /// What is wrong if the test says some of the changes, of the state as it is afterwards.
  private func looseIssue(
    of outcome: TestLedger<State, Action>.Outcome, _ update: (inout State) throws -> Void
  ) -> TestIssue? {
    difference(from: outcome.state, to: outcome.afterwards, update)
  }

  /// What is wrong if a closure must lead from one state to another, and may change nothing.
  ///
  /// While the closure runs, ``state`` is the one that it starts from.
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

import CustomDump
import RostrumCore
import RostrumDependencies
import RostrumPresentation

extension TestStore {
  /// Compares what an action led to with what the test expects of it, and goes on from there.
  func expect(
    _ outcome: TestLedger<State, Action>.Outcome,
    _ update: ((inout State) throws -> Void)?,
    at location: SourceLocation
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
    let changes = outcome.changes
    let hasChanged = changes.compare { before != outcome.state }
    guard let update else {
      return hasChanged ? .unexpectedChange(diff: diff(before, outcome)) : nil
    }
    var expected = before
    if let issue = apply(update, to: &expected, outcome, isStrict: true) { return issue }
    guard changes.compare({ expected == outcome.state }) else {
      return .mismatch(diff: diff(expected, outcome))
    }
    return hasChanged ? nil : .noChange
  }

  /// What is wrong if the test says some of the changes, of the state as it is afterwards.
  func looseIssue(
    of outcome: TestLedger<State, Action>.Outcome, _ update: (inout State) throws -> Void
  ) -> TestIssue? {
    var expected = outcome.state
    if let issue = apply(update, to: &expected, outcome, isStrict: false) { return issue }
    return expected == outcome.state ? nil : .mismatch(diff: diff(expected, outcome))
  }

  private func apply(
    _ update: (inout State) throws -> Void, to expected: inout State,
    _ outcome: TestLedger<State, Action>.Outcome, isStrict: Bool
  ) -> TestIssue? {
    do {
      try DependencyValues.$current.withValue(core.dependencies) {
        try RostrumDependencies.withDependencies {
          $0.stackElementID = outcome.screenIDs.copy()
        } operation: {
          if isStrict {
            try outcome.changes.expecting { try update(&expected) }
          } else {
            try outcome.changes.actual { try update(&expected) }
          }
        }
      }
      return nil
    } catch {
      return .threw("\(error)")
    }
  }

  private func diff(_ expected: State, _ outcome: TestLedger<State, Action>.Outcome) -> String {
    if outcome.changes.isEmpty { return stateDiff(expected, outcome.state) }
    var (old, new) = ("", "")
    outcome.changes.expecting { _ = customDump(expected, to: &old) }
    outcome.changes.actual { _ = customDump(outcome.state, to: &new) }
    return CustomDump.diff(old, new) ?? stateDiff(expected, outcome.state)
  }

}

extension SharedChanges {
  /// Compares an expected state, on the left, with the real one, on the right.
  fileprivate func compare(_ operation: () -> Bool) -> Bool {
    isEmpty ? operation() : comparing(operation)
  }
}

/// The difference between two states, or both of them if it does not show.
private func stateDiff<State>(_ expected: State, _ actual: State) -> String {
  if let diff = CustomDump.diff(expected, actual) { return diff }
  var (old, new) = ("", "")
  customDump(expected, to: &old)
  customDump(actual, to: &new)
  return """
    - \(old.indented(by: 2, exceptFirst: true))
    + \(new.indented(by: 2, exceptFirst: true))
    """
}

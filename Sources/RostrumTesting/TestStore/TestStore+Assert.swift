import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

extension TestStore {
  /// Expects something of the state without an action.
  ///
  /// The closure gets the state as it is; whatever it changes is expected to be that already.
  ///
  /// Effects may change shared state without sending an action. That is said here, or in the next
  /// action; until then, the closure gets the shared values from before.
  ///
  /// ```swift
  /// await store.send(.refreshButtonTapped).finish()
  /// store.assert { $0.$total.withLock { $0 = 1 } }
  /// ```
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Changes the state to what is expected.
  ///   - fileID: Where the state is expected; issues name it.
  ///   - filePath: Where the state is expected.
  ///   - line: Where the state is expected.
  ///   - column: Where the state is expected.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let outcome = TestLedger<State, Action>.Outcome(
      state: ledger.state, changes: sharedChanges(),
      screenIDs: core.dependencies.stackElementID.copy())
    difference(from: ledger.state, to: outcome, updateStateToExpectedResult)?.report(at: location)
  }

  /// What effects have changed since the last action; nothing yet if actions are still to be handled,
  /// or if the test need not say it.
  private func sharedChanges() -> SharedChanges {
    if let next = ledger.received.first { return SharedChanges(before: next.outcome.changes) }
    let changes = ledger.shared.take()
    return exhaustivity == .on ? changes : changes.afterwards
  }
}

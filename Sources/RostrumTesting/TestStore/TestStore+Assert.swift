import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime
import RostrumShared

extension TestStore {
  /// Asserts on the current state, without sending or receiving an action.
  ///
  /// The closure receives the current state, and assigns the expected values to it. If an
  /// assignment changes the state, the assertion fails.
  ///
  /// Effects may change shared state without sending an action. Assert such a change here or in the
  /// next action; until then, the closure receives the previous values of shared state.
  ///
  /// ```swift
  /// await store.send(.refreshButtonTapped).finish()
  /// store.assert { $0.$total.withLock { $0 = 1 } }
  /// ```
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Modifies the state to the expected state.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// The changes to shared state since the last action.
  ///
  /// There are none while received actions are pending, or if the test doesn't need to assert them.
  private func sharedChanges() -> SharedChanges {
    if let next = ledger.received.first { return SharedChanges(before: next.outcome.changes) }
    let changes = ledger.shared.take()
    return exhaustivity == .on ? changes : changes.afterwards
  }
}

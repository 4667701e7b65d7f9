import RostrumCore
import RostrumDependencies
import RostrumPresentation

extension TestStore {
  /// Expects something of the state without an action.
  ///
  /// The closure gets the state as it is; whatever it changes is expected to be that already.
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let outcome = TestLedger<State, Action>.Outcome(
      state: ledger.state, changes: SharedChanges(),
      screenIDs: core.dependencies.stackElementID.copy())
    looseIssue(of: outcome, updateStateToExpectedResult)?.report(at: location)
  }
}

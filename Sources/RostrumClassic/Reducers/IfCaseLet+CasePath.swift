import RostrumCases
import RostrumCore

extension Reducer {
  /// Embeds the reducer of one case of an enum state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Home() }
  ///   .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { Login() }
  /// ```
  ///
  /// - Parameters:
  ///   - toCaseState: The case path of the child state.
  ///   - toCaseAction: The case path of the child actions.
  ///   - child: The reducer of the child feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifCaseLet(
      toCaseState.caseKeyPath(named: CaseName(.state, fileID, line, column)),
      action: toCaseAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      then: child, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

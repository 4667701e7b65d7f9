import RostrumCases
import RostrumCore

extension BindingReducer {
  /// Creates a reducer that applies the binding actions among a feature's view actions.
  ///
  /// - Parameters:
  ///   - toViewAction: The case path of the view actions.
  ///   - fileID: The file ID of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init(
    action toViewAction: AnyCasePath<Action, ViewAction>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      action: toViewAction.caseKeyPath(named: CaseName(.action, fileID, line, column)))
  }
}

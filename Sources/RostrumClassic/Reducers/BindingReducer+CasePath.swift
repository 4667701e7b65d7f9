import RostrumCases
import RostrumCore

extension BindingReducer {
  /// Applies changes that are among the actions of the feature's view.
  ///
  /// - Parameters:
  ///   - toViewAction: The case of the view's actions.
  ///   - fileID: The file ID of the call site.
  ///   - line: Where the reducer stands.
  ///   - column: Where the reducer stands.
  public init(
    action toViewAction: AnyCasePath<Action, ViewAction>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      action: toViewAction.caseKeyPath(named: CaseName(.action, fileID, line, column)))
  }
}

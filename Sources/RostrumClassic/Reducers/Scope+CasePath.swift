import RostrumCases
import RostrumCore

extension Scope {
  /// Embeds a child reducer in a property of the parent state.
  ///
  /// ```swift
  /// Scope(state: \.standupsList, action: /Action.standupsList) {
  ///   StandupsList()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The key path of the child state.
  ///   - toChildAction: The case path of the child actions.
  ///   - child: The reducer of the child feature.
  ///   - fileID: The file ID of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let name = CaseName(.action, fileID, line, column)
    self.init(state: toChildState, action: toChildAction.caseKeyPath(named: name), child: child)
  }

  /// Embeds a child reducer in a case of the parent enum.
  ///
  /// ```swift
  /// struct Path: Reducer {
  ///   enum State { case detail(Detail.State) }
  ///   enum Action { case detail(Detail.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     Scope(state: /State.detail, action: /Action.detail) {
  ///       Detail()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The case path of the child state.
  ///   - toChildAction: The case path of the child actions.
  ///   - child: The reducer of the child feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      state: toChildState.caseKeyPath(named: CaseName(.state, fileID, line, column)),
      action: toChildAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      child: child, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

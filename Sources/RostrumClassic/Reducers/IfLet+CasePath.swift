import RostrumCases
import RostrumCore
import RostrumPresentation

extension Reducer {
  /// Embeds the reducer of a presented feature, such as a sheet or a pushed view.
  ///
  /// ```swift
  /// .ifLet(\.$addStandup, action: /Action.addStandup) {
  ///   StandupForm()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path of the presentation state.
  ///   - toPresentationAction: The case path of the presentation actions.
  ///   - destination: The reducer of the destination.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState,
      action: toPresentationAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      destination: destination, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses an alert or a dialog when it is answered or dismissed.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: /Action.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path of the presentation state.
  ///   - toPresentationAction: The case path of the presentation actions.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines the feature and the presentation.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState,
      action: toPresentationAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Embeds the reducer of optional child state.
  ///
  /// - Parameters:
  ///   - toWrappedState: The key path of the optional state.
  ///   - toWrappedAction: The case path of the child actions.
  ///   - wrapped: The reducer of the child feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState,
      action: toWrappedAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      then: wrapped, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets the state of an alert or a dialog to `nil` when it is answered.
  ///
  /// - Parameters:
  ///   - toWrappedState: The key path of the optional state.
  ///   - toWrappedAction: The case path of the presented actions.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines the feature and the presentation.
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState,
      action: toWrappedAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

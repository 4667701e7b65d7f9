import RostrumCases
import RostrumCore
import RostrumPresentation

extension Reducer {
  /// Runs a feature that is presented: in a sheet, a cover, a popover, a screen.
  ///
  /// ```swift
  /// .ifLet(\.$addStandup, action: /Action.addStandup) {
  ///   StandupForm()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The presentation.
  ///   - toPresentationAction: The case of its actions.
  ///   - destination: The feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: Both features.
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

  /// Takes a presented alert or dialog away when it is answered or dismissed.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: /Action.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The presentation.
  ///   - toPresentationAction: The case of its actions.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The feature with its alert.
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

  /// Runs a feature on a part of the state while it is there.
  ///
  /// - Parameters:
  ///   - toWrappedState: The part.
  ///   - toWrappedAction: The case of the part's actions.
  ///   - wrapped: The feature.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: Both features.
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

  /// Takes an alert or a dialog away when it is answered.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert.
  ///   - toWrappedAction: The case of its actions.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: The feature with its alert.
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

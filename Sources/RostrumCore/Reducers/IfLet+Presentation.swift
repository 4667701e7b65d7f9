import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature that is presented, such as in a sheet, a full-screen cover or a popover.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .editButtonTapped:
  ///     state.form = Form.State(standup: state.standup)
  ///     return .none
  ///   case .form: return .none
  ///   }
  /// }
  /// .ifLet(\.$form, action: \.form) {
  ///   Form()
  /// }
  /// ```
  ///
  /// For the child's actions, the child's reducer runs first, and then the parent's, which may
  /// dismiss the child. For `.dismiss`, the parent's runs first, while the state still exists; then
  /// the state becomes `nil`, unless the parent has presented something else. The child's effects
  /// are cancelled when it is dismissed, or replaced by a child with a different `id` or case. The
  /// child can dismiss itself with `@Dependency(\.dismiss)`.
  ///
  /// An alert or a confirmation dialog is dismissed by any of its actions, unless the parent
  /// presents something else in response.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path to the presentation state.
  ///   - toPresentationAction: The case of the presentation's actions.
  ///   - destination: The feature to run on the presented state.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    PresentationReducer(
      parent: BuiltReducer(self), child: BuiltReducer(destination()),
      place: PartPlace(toPresentationState), path: AnyCasePath(toPresentationAction),
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses a presented alert or confirmation dialog in response to any of its actions.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path to the presentation state.
  ///   - toPresentationAction: The case of the presentation's actions.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The feature with its alert.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState, action: toPresentationAction, destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the feature of a `@Reducer enum` that is presented.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path to the presentation state.
  ///   - action: The case of the presentation's actions.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(
      state, action: action, destination: { ChildState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

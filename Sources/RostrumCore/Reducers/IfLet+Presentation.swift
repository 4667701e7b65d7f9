import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature that is presented: in a sheet, a cover, a popover, a screen.
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
  /// For an action of the child, the child runs first, and then the parent, who may take it away.
  /// For `.dismiss` the parent runs first, while the state is still there, and then the state
  /// becomes `nil`, unless the parent has presented something else. The effects of the child are
  /// cancelled when it is gone, or when another has taken its place by its `id` or case. The child
  /// can dismiss itself with `@Dependency(\.dismiss)`.
  ///
  /// An alert or a dialog in the destination goes when it is answered, unless the parent has
  /// presented something else in answer.
  ///
  /// - Parameters:
  ///   - toPresentationState: The presentation.
  ///   - toPresentationAction: The case of its actions.
  ///   - destination: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
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

  /// Takes a presented alert or dialog away when it is answered or dismissed.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The presentation.
  ///   - toPresentationAction: The case of its actions.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
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

  /// Runs one of several features that are presented, of which a `@Reducer enum` knows which.
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The presentation.
  ///   - action: The case of its actions.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
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

import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  // NB: Disfavored so that the compiler tries the operator for presentations first. Without an
  // order, it tries every combination along a chain, and gives up after about eight operators.
  /// Runs a feature on an optional part of the state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.player, action: \.player) {
  ///     Player()
  ///   }
  /// ```
  ///
  /// The child's reducer runs before the parent's, so that the parent can set the state to `nil` in
  /// response to the same action. The child's effects are cancelled when its state becomes `nil`,
  /// or is replaced by one with a different `id` or case.
  ///
  /// A child's action that arrives while the state is `nil` is reported as an issue.
  ///
  /// - Parameters:
  ///   - toWrappedState: The key path to the optional state.
  ///   - toWrappedAction: The case of the child's actions.
  ///   - wrapped: The feature to run on the state.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfLetReducer(
      parent: BuiltReducer(self), child: BuiltReducer(wrapped()), place: PartPlace(toWrappedState),
      path: AnyCasePath(toWrappedAction),
      isEphemeral: WrappedState.self is any _EphemeralState.Type,
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets the state of an alert or a confirmation dialog to `nil` in response to any of its
  /// actions.
  ///
  /// - Parameters:
  ///   - toWrappedState: The key path to the alert's state.
  ///   - toWrappedAction: The case of the alert's actions.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The feature with its alert.
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState, action: toWrappedAction, then: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct IfLetReducer<State, Action, ChildState, ChildAction>: Reducer {
  let parent: BuiltReducer<State, Action>
  let child: BuiltReducer<ChildState, ChildAction>
  let place: PartPlace<State, ChildState?>
  let path: AnyCasePath<Action, ChildAction>
  let isEphemeral: Bool
  let location: CallSite
  let kind = ObservableKind<ChildState>()
  let identity = PresentedIdentity<ChildState>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = presentedID(in: &state)
    let childEffect = reduceChild(into: &state, action: action, id: before)
    let effect = childEffect.merge(with: parent.work(&state, action))
    guard let before, before != presentedID(in: &state) else { return effect }
    return effect.merge(with: .dismantle([navigationID(before)]))
  }

  private func presentedID(in state: inout State) -> PresentedID? {
    place.read(in: &state) { identity.id(ofPresented: $0) }
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: place.keyPath, element: AnyHashable(id))
  }

  private func reduceChild(
    into state: inout State, action: Action, id: PresentedID?
  ) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let id else {
      OperatorIssue.noChild(action: action).report(at: location)
      return .none
    }
    guard !isEphemeral else {
      state[keyPath: place.keyPath] = nil
      return .none
    }
    var effect = Effect<ChildAction>.none
    place.change(in: &state) { value in
      kind.isSame(&value!) { effect = child.work(&$0, childAction) }
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed($0) }.fromChild(navigationID(id), .presented)
  }
}

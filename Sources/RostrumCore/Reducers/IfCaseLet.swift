import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature on one case of an enum state.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { Home() }
  ///   .ifCaseLet(\.loggedOut, action: \.loggedOut) { Login() }
  /// ```
  ///
  /// The child's reducer runs before the parent's. Its effects are cancelled when the state changes
  /// to a different case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - toCaseAction: The case of the child's actions.
  ///   - child: The feature to run on the case.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfCaseLetReducer(
      parent: BuiltReducer(self), child: BuiltReducer(child()), name: toCaseState,
      statePath: AnyCasePath(toCaseState), path: AnyCasePath(toCaseAction),
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

private struct IfCaseLetReducer<State, Action, ChildState, ChildAction>: Reducer {
  let parent: BuiltReducer<State, Action>
  let child: BuiltReducer<ChildState, ChildAction>
  let name: AnyKeyPath
  let statePath: AnyCasePath<State, ChildState>
  let path: AnyCasePath<Action, ChildAction>
  let location: CallSite
  let identity = PresentedIdentity<ChildState>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = presentedID(in: state)
    let childEffect = reduceChild(into: &state, action: action, id: before)
    let effect = childEffect.merge(with: parent.work(&state, action))
    guard let before, before != presentedID(in: state) else { return effect }
    return effect.merge(with: .dismantle([navigationID(before)]))
  }

  private func presentedID(in state: State) -> PresentedID? {
    identity.id(ofPresented: statePath.extract(from: state))
  }

  private func reduceChild(
    into state: inout State, action: Action, id: PresentedID?
  ) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let id, let effect = statePath.modify(&state, { child.work(&$0, childAction) }) else {
      OperatorIssue.otherCase("An 'ifCaseLet'", action: action, state: state).report(at: location)
      return .none
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed($0) }.fromChild(navigationID(id), .presented)
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: name, element: AnyHashable(id))
  }
}

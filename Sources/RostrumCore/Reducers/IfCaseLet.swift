import RostrumCases
import RostrumPresentation

extension Reducer {
  /// Runs a feature on the state while it is in one of its cases.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { Home() }
  ///   .ifCaseLet(\.loggedOut, action: \.loggedOut) { Login() }
  /// ```
  ///
  /// The child runs first. Its effects are cancelled when the state moves to another case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case.
  ///   - toCaseAction: The case of its actions.
  ///   - child: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
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
      parent: self, child: child(), name: toCaseState, statePath: AnyCasePath(toCaseState),
      path: AnyCasePath(toCaseAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

private struct IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let name: AnyKeyPath
  let statePath: AnyCasePath<Parent.State, Child.State>
  let path: AnyCasePath<Parent.Action, Child.Action>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = statePath.extract(from: state).map(PresentedID.init)
    let childEffect = reduceChild(into: &state, action: action, id: before)
    let effect = childEffect.merge(with: parent.reduce(into: &state, action: action))
    guard let before, before != statePath.extract(from: state).map(PresentedID.init) else {
      return effect
    }
    return effect.merge(with: .dismantle([navigationID(before)]))
  }

  private func reduceChild(
    into state: inout Parent.State, action: Parent.Action, id: PresentedID?
  ) -> Effect<Parent.Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let id, var childState = statePath.extract(from: state) else {
      OperatorIssue.otherCase("An 'ifCaseLet'", action: action, state: state).report(at: location)
      return .none
    }
    let effect = child.reduce(into: &childState, action: childAction)
    state = statePath.embed(childState)
    let path = path
    return effect.map { path.embed($0) }.fromChild(navigationID(id), .presented)
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: name, element: AnyHashable(id))
  }
}

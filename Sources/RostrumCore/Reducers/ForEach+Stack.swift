import RostrumCases
import RostrumPresentation

extension Reducer {
  /// Runs a feature on each screen of a stack.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Detail()
  ///   }
  /// ```
  ///
  /// For an action of a screen, the screen runs first. For `popFrom` the parent runs first, while
  /// the screen is still there; then it and those above go. For `push` the screen is there before
  /// the parent runs. The effects of a screen are cancelled when it goes, and it can pop itself with
  /// `@Dependency(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - destination: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    StackReducer(
      parent: self, screen: destination(), keyPath: toStackState,
      path: AnyCasePath(toStackAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs one of several features on each screen of a stack, of which a `@Reducer enum` knows which.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      toStackState, action: toStackAction, destination: { DestinationState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct StackReducer<Parent: Reducer, Screen: Reducer>: Reducer {
  let parent: Parent
  let screen: Screen
  let keyPath: WritableKeyPath<Parent.State, StackState<Screen.State>>
  let path: AnyCasePath<Parent.Action, StackAction<Screen.State, Screen.Action>>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let structure = state[keyPath: keyPath]._structureID
    let ids = state[keyPath: keyPath].ids
    let effect = reduceBoth(into: &state, action: action)
    guard structure != state[keyPath: keyPath]._structureID else { return effect }
    let remaining = state[keyPath: keyPath].ids
    return effect.merge(
      with: .dismantle(ids.filter { !remaining.contains($0) }.map(navigationID)))
  }

  private func reduceBoth(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    switch path.extract(from: action) {
    case nil:
      return parent.reduce(into: &state, action: action)
    case .element(let id, let screenAction):
      let effect = reduceScreen(into: &state, action: action, screenAction, id: id)
      return effect.merge(with: parent.reduce(into: &state, action: action))
    case .popFrom(let id):
      guard state[keyPath: keyPath].ids.contains(id) else {
        OperatorIssue.missingScreen(action: action, id: id, isPop: true).report(at: location)
        return parent.reduce(into: &state, action: action)
      }
      let effect = parent.reduce(into: &state, action: action)
      if state[keyPath: keyPath].ids.contains(id) { state[keyPath: keyPath].pop(from: id) }
      return effect
    case .push(let id, let screenState):
      if state[keyPath: keyPath].ids.contains(id) {
        OperatorIssue.pushedTwice(action: action, id: id).report(at: location)
      } else {
        state[keyPath: keyPath].append(screenState, id: id)
      }
      return parent.reduce(into: &state, action: action)
    }
  }

  private func reduceScreen(
    into state: inout Parent.State, action: Parent.Action, _ screenAction: Screen.Action,
    id: StackElementID
  ) -> Effect<Parent.Action> {
    guard state[keyPath: keyPath].ids.contains(id) else {
      OperatorIssue.missingScreen(action: action, id: id, isPop: false).report(at: location)
      return .none
    }
    let effect = withPart(at: keyPath, of: &state) { screens, isSame in
      let effect: Effect<Screen.Action>
      (effect, isSame) = reducingPart(&screens[id: id]!) { value in
        withPresentation { screen.reduce(into: &value, action: screenAction) }
      }
      return effect
    }
    let path = path
    return effect.map { path.embed(.element(id: id, action: $0)) }
      .fromChild(navigationID(id), .presented, dismissal: path.embed(.popFrom(id: id)))
  }

  private func navigationID(_ id: StackElementID) -> NavigationID {
    NavigationID(keyPath: keyPath, element: AnyHashable(id))
  }
}

import RostrumCases
import RostrumPresentation

extension Reducer {
  /// Runs a feature on a part of the state while it is there.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.player, action: \.player) {
  ///     Player()
  ///   }
  /// ```
  ///
  /// The child runs first, so that the parent can take it away when it handles the same action. Its
  /// effects are cancelled when the part becomes `nil`, or becomes another by its `id` or case.
  ///
  /// An action of the child while there is none is an issue.
  ///
  /// - Parameters:
  ///   - toWrappedState: The part.
  ///   - toWrappedAction: The case of the part's actions.
  ///   - wrapped: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
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
      parent: self, child: wrapped(), keyPath: toWrappedState, path: AnyCasePath(toWrappedAction),
      isEphemeral: WrappedState.self is any _EphemeralState.Type,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes an alert or a dialog away when it is answered.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert.
  ///   - toWrappedAction: The case of its actions.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: The feature with its alert.
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

private struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let keyPath: WritableKeyPath<Parent.State, Child.State?>
  let path: AnyCasePath<Parent.Action, Child.Action>
  let isEphemeral: Bool
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = state[keyPath: keyPath].map(PresentedID.init)
    let childEffect = reduceChild(into: &state, action: action, id: before)
    let parentEffect = parent.reduce(into: &state, action: action)
    var effect = childEffect.merge(with: parentEffect)
    if let before, before != state[keyPath: keyPath].map(PresentedID.init) {
      effect = effect.merge(with: .dismantle([navigationID(before)]))
    }
    return effect
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: keyPath, element: AnyHashable(id))
  }

  private func reduceChild(
    into state: inout Parent.State, action: Parent.Action, id: PresentedID?
  ) -> Effect<Parent.Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let id else {
      OperatorIssue.noChild(action: action).report(at: location)
      return .none
    }
    guard !isEphemeral else {
      state[keyPath: keyPath] = nil
      return .none
    }
    let effect = withPart(at: keyPath, of: &state) { value, isSame in
      let effect: Effect<Child.Action>
      (effect, isSame) = reducingPart(&value!) { child.reduce(into: &$0, action: childAction) }
      return effect
    }
    let path = path
    return effect.map { path.embed($0) }.fromChild(navigationID(id), .presented)
  }
}

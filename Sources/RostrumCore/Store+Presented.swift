import RostrumCases
import RostrumPresentation

extension Store {
  /// The store of what the feature presents, if it presents something.
  ///
  /// - Parameters:
  ///   - state: The state of what is presented.
  ///   - action: The case of its actions, and of its dismissal.
  /// - Returns: The store of what is presented, or `nil`.
  package func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    optionalScope(ScopeID(state, action), state, Self.embedding(action))
  }

  private static func embedding<ChildAction>(
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> (ChildAction) -> Action {
    let path = AnyCasePath(action)
    return { path.embed(.presented($0)) }
  }
}

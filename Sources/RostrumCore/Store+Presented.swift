import RostrumCases
import RostrumPresentation

extension Store {
  /// The store of the feature that is presented, or `nil` if none is.
  ///
  /// - Parameters:
  ///   - state: The key path to the presented state.
  ///   - action: The case of the presentation's actions.
  /// - Returns: The store of the presented feature, or `nil`.
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

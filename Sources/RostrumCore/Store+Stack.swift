import RostrumCases
import RostrumPresentation

extension Store {
  /// The store of a screen on a navigation stack, if the screen exists.
  ///
  /// ```swift
  /// let path = store.scope(\.path, action: \.path)
  /// ForEach(path.currentState.ids) { id in path.scope(id: id) … }
  /// ```
  ///
  /// - Parameter id: The screen's identity.
  /// - Returns: The store of the screen, or `nil` if it was popped.
  public func scope<ScreenState, ScreenAction>(
    id: StackElementID
  ) -> Store<ScreenState, ScreenAction>?
  where State == StackState<ScreenState>, Action == StackAction<ScreenState, ScreenAction> {
    let state: KeyPath<State, ScreenState?> = \.[screen: id]
    return optionalScope(
      ScopeID(state, state, element: AnyHashable(id)), state, { .element(id: id, action: $0) })
  }
}

extension StackState {
  /// The screen with an identity, for use in key paths.
  fileprivate subscript(screen id: StackElementID) -> Element? { self[id: id] }
}

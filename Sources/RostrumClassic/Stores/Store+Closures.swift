import RostrumCore

extension Store {
  /// Returns a store of child state that a closure extracts.
  ///
  /// ```swift
  /// StandupsListView(
  ///   store: store.scope(state: \.standupsList, action: { .standupsList($0) }))
  /// ```
  ///
  /// Closures cannot be compared, so each call creates a new store. Use case key paths to reuse the
  /// store of the same child.
  ///
  /// - Parameters:
  ///   - toChildState: Transforms the state into the child state.
  ///   - fromChildAction: Transforms a child action into an action of the feature.
  /// - Returns: The store of the child.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let store = found({ .some(toChildState($0)) }, action: fromChildAction)
    guard let store else {
      preconditionFailure("The child state of a non-optional scope is missing.")
    }
    return store
  }

  /// Returns a store of optional child state, if it isn't `nil`.
  ///
  /// ```swift
  /// if let store = store.scope(state: \.detail, action: { .detail($0) }) {
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// A closure yields a store of the optional, as its result can't say which of the two is meant.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child state.
  ///   - fromChildAction: Transforms a child action into an action of the feature.
  /// - Returns: The store of the child, or `nil`.
  public func scope<ChildState, ChildAction>(
    state toChildState: KeyPath<State, ChildState?>,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    access()
    return found({ $0[keyPath: toChildState] }, action: fromChildAction)
  }

  /// Returns a store with derived state and the same actions.
  ///
  /// - Parameter toChildState: Transforms the state.
  /// - Returns: The store.
  public func scope<ChildState>(
    state toChildState: @escaping (State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }
}

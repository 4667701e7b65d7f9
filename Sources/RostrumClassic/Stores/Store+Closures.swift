import RostrumCore

extension Store {
  /// A store of a part of the feature, which closures find.
  ///
  /// ```swift
  /// StandupsListView(
  ///   store: store.scope(state: \.standupsList, action: { .standupsList($0) }))
  /// ```
  ///
  /// Nothing tells two closures apart, so each call makes a store of its own; case key paths give
  /// the same store for the same part.
  ///
  /// - Parameters:
  ///   - toChildState: Finds the part.
  ///   - fromChildAction: Puts an action of the part into the feature's.
  /// - Returns: The store of the part.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let store = found({ .some(toChildState($0)) }, action: fromChildAction)
    guard let store else { preconditionFailure("A part that is always there was not found.") }
    return store
  }

  /// A store of a part of the feature that comes and goes, if it is there.
  ///
  /// ```swift
  /// if let store = store.scope(state: \.detail, action: { .detail($0) }) {
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: Finds the part.
  ///   - fromChildAction: Puts an action of the part into the feature's.
  /// - Returns: The store of the part, or `nil`.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState?,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    access()
    return found(toChildState, action: fromChildAction)
  }

  /// A store of the same feature that sends only some of its actions.
  ///
  /// - Parameter toChildState: Makes the state of the new store.
  /// - Returns: The store.
  public func scope<ChildState>(
    state toChildState: @escaping (State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// Looks at the state now, without observing anything.
  ///
  /// - Parameter body: Looks at the state.
  /// - Returns: What it made of the state.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result { peek(body) }
}

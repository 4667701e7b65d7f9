import RostrumCases
import RostrumPresentation

extension Store {
  /// A store of a part of the feature that is always there.
  ///
  /// ```swift
  /// ListView(store: store.scope(\.list, action: \.list))
  /// ```
  ///
  /// The same part gives the same store, as long as somebody holds it.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case of the part's actions.
  /// - Returns: The store of the part.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scoped(ScopeID(state, action)) {
      part(core.part(state, AnyCasePath(action).embed)) { $0.scope(state, action: action) }
    }
  }

  /// A store of a part of the feature that is always there.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case of the part's actions.
  /// - Returns: The store of the part.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// A store of a part of the feature that comes and goes, if it is there.
  ///
  /// ```swift
  /// if let child = store.scope(\.child, action: \.child) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// When the part goes, a store that somebody still holds keeps its last value, and what is sent to
  /// it is dropped and reported as an issue.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case of the part's actions.
  /// - Returns: The store of the part, or `nil`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalScope(ScopeID(state, action), state, AnyCasePath(action).embed)
  }

  /// A store of a part of the feature that comes and goes, if it is there.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - action: The case of the part's actions.
  /// - Returns: The store of the part, or `nil`.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The store of a part, made if nobody holds it or if another value is presented.
  ///
  /// NB: The cache is not being changed while the store is made, as that runs code of the app.
  func scoped<PartState, PartAction>(
    _ id: ScopeID, presented: PresentedID? = nil, make: () -> Store<PartState, PartAction>
  ) -> Store<PartState, PartAction> {
    if let store: Store<PartState, PartAction> = scopes.store(for: id, presented: presented) {
      return store
    }
    let store = make()
    scopes.insert(store, for: id, presented: presented)
    return store
  }

  /// The store of a part that comes and goes; a new one for each coming.
  func optionalScope<ChildState, ChildAction>(
    _ id: ScopeID,
    _ state: KeyPath<State, ChildState?>,
    _ embed: @autoclosure () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard !core.isGone, let value = core.pass(state) else {
      scopes.remove(id)
      return nil
    }
    return scoped(id, presented: PresentedID(value)) {
      part(OptionalCore(base: core, keyPath: state, embed: embed(), last: value)) { _ in nil }
    }
  }
}

import RostrumCases
import RostrumPresentation

extension Store {
  /// A store for a part of the feature that always exists.
  ///
  /// ```swift
  /// ListView(store: store.scope(\.list, action: \.list))
  /// ```
  ///
  /// The same part yields the same store for as long as anything retains it.
  ///
  /// - Parameters:
  ///   - state: The key path to the part's state.
  ///   - action: The case of the part's actions.
  /// - Returns: The part's store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scoped(ScopeID(state, action)) {
      part(core.part(state, AnyCasePath(action).embed)) { $0.scope(state, action: action) }
    }
  }

  /// A store for a part of the feature that always exists.
  ///
  /// - Parameters:
  ///   - state: The key path to the part's state.
  ///   - action: The case of the part's actions.
  /// - Returns: The part's store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// A store for an optional part of the feature, if it exists.
  ///
  /// ```swift
  /// if let child = store.scope(\.child, action: \.child) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// When the part's state becomes `nil`, a store that is still retained keeps the last value.
  /// Actions sent to it are dropped and reported as issues.
  ///
  /// - Parameters:
  ///   - state: The key path to the part's state.
  ///   - action: The case of the part's actions.
  /// - Returns: The part's store, or `nil`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalScope(ScopeID(state, action), state, AnyCasePath(action).embed)
  }

  /// A store for an optional part of the feature, if it exists.
  ///
  /// - Parameters:
  ///   - state: The key path to the part's state.
  ///   - action: The case of the part's actions.
  /// - Returns: The part's store, or `nil`.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The cached store of a part.
  ///
  /// A new one is made if it was released, or if a new value is presented.
  ///
  /// NB: Making the store runs code of the app, so the cache must not be under modification
  /// meanwhile.
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

  /// The store of an optional part, or `nil`.
  ///
  /// Each new presentation of the part gets a new store.
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

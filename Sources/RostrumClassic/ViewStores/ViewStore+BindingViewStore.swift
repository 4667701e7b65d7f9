import RostrumCore
import RostrumViews

// NB: Disfavoured because `observe: { $0 }` and key paths would be ambiguous otherwise.
extension ViewStore {
  /// Creates a view store whose view state is derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: isDuplicate)
  }

  /// Creates a view store whose view state is derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction<State>>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(
      store, observe: observing(store.bindings, toViewState), send: fromViewAction,
      removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// Creates a view store whose view state is derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: { $0 == $1 })
  }

  /// Creates a view store whose view state is derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction<State>>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(
      store, observe: observing(store.bindings, toViewState), send: fromViewAction,
      removeDuplicates: { $0 == $1 })
  }
}

/// Returns a closure that derives view state from a state and the store's bindings.
@MainActor
func observing<State, ViewState>(
  _ store: Store<State, BindingAction<State>>,
  _ toViewState: @escaping (BindingViewStore<State>) -> ViewState
) -> (State) -> ViewState {
  { toViewState(BindingViewStore($0, of: store)) }
}

import RostrumCore
import RostrumViews

// NB: Disfavoured, because `observe: { $0 }` and key paths would fit here as well.
extension ViewStore {
  /// Observes a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: isDuplicate)
  }

  /// Observes a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
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
  /// Observes a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: { $0 == $1 })
  }

  /// Observes a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - fromViewAction: Puts an action of the view into the feature's.
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

/// Makes the value of a state, given with the store's bindings.
@MainActor
func observing<State, ViewState>(
  _ store: Store<State, BindingAction<State>>,
  _ toViewState: @escaping (BindingViewStore<State>) -> ViewState
) -> (State) -> ViewState {
  { toViewState(BindingViewStore($0, of: store)) }
}

import RostrumCore
import RostrumViews

extension WithViewStore {
  /// Shows a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  ///   - content: Makes the view.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: isDuplicate,
      content: content)
  }

  /// Shows a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  ///   - content: Makes the view.
  @_disfavoredOverload
  public init<State, Action: BindableAction<State>>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      store, observe: observing(store.bindings, toViewState), send: fromViewAction,
      removeDuplicates: isDuplicate,
      content: content)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Shows a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - content: Makes the view.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction<State> {
    self.init(
      store, observe: observing(store.bindings, toViewState), removeDuplicates: { $0 == $1 },
      content: content)
  }

  /// Shows a value made of a store's state and its bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value; see ``BindingViewState``.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - content: Makes the view.
  @_disfavoredOverload
  public init<State, Action: BindableAction<State>>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ store: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      store, observe: observing(store.bindings, toViewState), send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content)
  }
}

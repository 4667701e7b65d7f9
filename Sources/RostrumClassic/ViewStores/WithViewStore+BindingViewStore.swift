import RostrumCore
import RostrumViews

extension WithViewStore {
  /// Creates a view that observes view state derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  ///   - content: Creates the view.
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

  /// Creates a view that observes view state derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  ///   - content: Creates the view.
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
  /// Creates a view that observes view state derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - content: Creates the view.
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

  /// Creates a view that observes view state derived from a store's state and bindings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state; see ``BindingViewState``.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - content: Creates the view.
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

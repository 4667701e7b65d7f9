import RostrumCases
import RostrumClassic
import RostrumCore

extension TestStore where Action: BindableAction<State> {
  /// The asserted state as a binding view store, to test the view state of a feature.
  ///
  /// ```swift
  /// await store.send(.set(\.$title, "Design")) { $0.title = "Design" }
  /// #expect(FormView.ViewState(store: store.bindings).isSaveButtonEnabled)
  /// ```
  ///
  /// Writes to its bindings don't reach the feature.
  public var bindings: BindingViewStore<State> {
    let state = state
    return BindingViewStore(
      store: Store(initialState: state) { BindingReducer<State, Action, Action>() })
  }
}

extension TestStore {
  /// Returns the asserted state as a binding view store, for a feature with a separate view action.
  ///
  /// - Parameter toViewAction: The case of the view actions.
  /// - Returns: The binding view store.
  public func bindings<ViewAction: BindableAction<State>>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> {
    bindings(of: ViewAction.self)
  }

  /// Returns the asserted state as a binding view store, for a feature with a separate view action.
  ///
  /// - Parameter toViewAction: The case path of the view actions: `/Action.view`.
  /// - Returns: The binding view store.
  public func bindings<ViewAction: BindableAction<State>>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> {
    bindings(of: ViewAction.self)
  }

  private func bindings<ViewAction: BindableAction<State>>(
    of type: ViewAction.Type
  ) -> BindingViewStore<State> {
    let state = state
    return BindingViewStore(
      store: Store(initialState: state) { BindingReducer<State, ViewAction, ViewAction>() })
  }
}

import RostrumCases
import RostrumClassic
import RostrumCore

extension TestStore where Action: BindableAction<State> {
  /// The state as far as the test has said it, as views observe it, for tests of their view state.
  ///
  /// ```swift
  /// await store.send(.set(\.$title, "Design")) { $0.title = "Design" }
  /// #expect(FormView.ViewState(store: store.bindings).isSaveButtonEnabled)
  /// ```
  ///
  /// What is written to its bindings does not reach the feature.
  public var bindings: BindingViewStore<State> {
    let state = state
    return BindingViewStore(
      store: Store(initialState: state) { BindingReducer<State, Action, Action>() })
  }
}

extension TestStore {
  /// The state as far as the test has said it, for features whose views have actions of their own.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  /// - Returns: The state, as views observe it.
  public func bindings<ViewAction: BindableAction<State>>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> {
    bindings(of: ViewAction.self)
  }

  /// The state as far as the test has said it, for features whose views have actions of their own.
  ///
  /// - Parameter toViewAction: The case of the view's actions: `/Action.view`.
  /// - Returns: The state, as views observe it.
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

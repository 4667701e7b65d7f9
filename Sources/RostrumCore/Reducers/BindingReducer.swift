import RostrumCases

/// A reducer that applies the changes that controls make to the fields of a state.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding: return .none
///     case .saveButtonTapped: …
///     }
///   }
/// }
/// ```
///
/// Reducers below it see the changed state.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Makes a reducer for a feature whose actions include changes of fields.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Makes a reducer for a feature whose view's actions include changes of fields.
  ///
  /// ```swift
  /// enum Action: ViewAction {
  ///   case view(View)
  ///
  ///   @CasePathable enum View: BindableAction { case binding(BindingAction<State>) }
  /// }
  ///
  /// var body: some ReducerOf<Self> {
  ///   BindingReducer(action: \.view)
  /// }
  /// ```
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Applies the action's change, if it is one.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: `.none`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let change = toViewAction(action)?.binding else { return .none }
    change.assign(&state)
    change.receipt?.isHandled = true
    return .none
  }
}

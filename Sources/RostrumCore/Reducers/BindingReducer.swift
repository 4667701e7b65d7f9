import RostrumCases

/// Applies the changes that controls make to the fields of a state.
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
/// What stands below it sees the changed state.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Applies changes that are among the feature's own actions.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Applies changes that are among the actions of the feature's view.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let change = toViewAction(action)?.binding else { return .none }
    change.assign(&state)
    change.receipt?.isHandled = true
    return .none
  }
}

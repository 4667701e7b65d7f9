/// Groups reducers, so that an operator can act on all of them.
///
/// ```swift
/// CombineReducers {
///   List()
///   Search()
/// }
/// .ifLet(\.$alert, action: \.alert)
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// Groups reducers.
  ///
  /// - Parameter build: The reducers, run from top to bottom.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// Makes the work of the group.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<State, Action> { reducers._$work() }
}

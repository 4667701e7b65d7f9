/// A group of reducers to which an operator can be applied.
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

  /// Runs the reducers of the group.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// Makes a closure that runs the group.
  public func _$work() -> ReducerWork<State, Action> { reducers._$work() }
}

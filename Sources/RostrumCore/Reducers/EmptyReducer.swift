/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes the reducer.
  public init() {}

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

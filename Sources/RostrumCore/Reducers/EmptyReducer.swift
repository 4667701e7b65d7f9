/// A no-op reducer.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes a no-op reducer.
  public init() {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - state: The state, which isn't changed.
  ///   - action: The action, which is ignored.
  /// - Returns: `.none`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

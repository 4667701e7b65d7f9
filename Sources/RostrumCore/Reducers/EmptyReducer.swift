/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes the reducer.
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

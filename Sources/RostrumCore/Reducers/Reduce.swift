/// A reducer made from a closure.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .incrementButtonTapped:
///     state.count += 1
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  private let work: ReducerWork<State, Action>
  private let makeWork: (() -> ReducerWork<State, Action>)?

  /// Makes a reducer from a closure.
  ///
  /// - Parameter reduce: Applies an action to the state, and returns the effects to run.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    work = reduce
    makeWork = nil
  }

  /// Wraps a reducer to erase its type.
  ///
  /// - Parameter reducer: The reducer to wrap.
  public init(_ reducer: some Reducer<State, Action>) {
    work = { reducer.reduce(into: &$0, action: $1) }
    makeWork = reducer._$work
  }

  /// Runs the closure or the wrapped reducer.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    work(&state, action)
  }

  /// Returns the closure, or makes the closure of the wrapped reducer.
  public func _$work() -> ReducerWork<State, Action> { makeWork?() ?? work }
}

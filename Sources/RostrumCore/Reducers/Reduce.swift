/// A reducer that is a closure.
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
  /// - Parameter reduce: Changes the state for an action, and says what is to be done outside.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    work = reduce
    makeWork = nil
  }

  /// Puts a reducer behind a closure, which hides its type.
  ///
  /// - Parameter reducer: The reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    work = { reducer.reduce(into: &$0, action: $1) }
    makeWork = reducer._$work
  }

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    work(&state, action)
  }

  /// Gives the closure, or makes the work of the reducer behind it.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<State, Action> { makeWork?() ?? work }
}

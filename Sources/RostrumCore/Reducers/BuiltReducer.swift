/// A reducer inside of an operator, whose body is evaluated when it gets its first action, and then
/// kept as long as the operator.
///
/// Waiting for the first action makes features possible that contain their own kind, and lets a
/// body see the dependencies that the operators around it set.
final class BuiltReducer<State, Action> {
  private let make: () -> ReducerWork<State, Action>

  // NB: Not an optional, behind which a closure takes a detour on each call. Reducers are not called
  // from two places at once, so neither is this.
  @exclusivity(unchecked) private var made: ReducerWork<State, Action>
  @exclusivity(unchecked) private var isMade = false

  init(_ reducer: some Reducer<State, Action>) {
    make = reducer._$work
    made = { _, _ in .none }
  }

  /// Makes the same reducer, whose body is yet to be evaluated.
  init(anew other: BuiltReducer) {
    make = other.make
    made = { _, _ in .none }
  }

  /// Does the reducer's work.
  @inline(__always)
  func work(_ state: inout State, _ action: Action) -> Effect<Action> {
    if !isMade { build() }
    return made(&state, action)
  }

  /// Evaluates the body anew before the next action.
  func reset() { isMade = false }

  @inline(never)
  private func build() {
    made = make()
    isMade = true
  }
}

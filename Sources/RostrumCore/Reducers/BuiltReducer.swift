/// A reducer inside an operator, whose body is evaluated for the first action and cached for as
/// long as the operator lives.
///
/// Evaluating the body lazily allows recursive features, and lets the body see dependencies that
/// are set by enclosing operators.
final class BuiltReducer<State, Action> {
  private let make: () -> ReducerWork<State, Action>

  // NB: Not an optional, because calling a closure through one adds an indirection. Calls of a
  // reducer don't overlap, so exclusivity need not be checked.
  @exclusivity(unchecked) private var made: ReducerWork<State, Action>
  @exclusivity(unchecked) private var isMade = false

  init(_ reducer: some Reducer<State, Action>) {
    make = reducer._$work
    made = { _, _ in .none }
  }

  /// Makes a copy whose body hasn't been evaluated.
  init(anew other: BuiltReducer) {
    make = other.make
    made = { _, _ in .none }
  }

  /// Runs the reducer.
  @inline(__always)
  func work(_ state: inout State, _ action: Action) -> Effect<Action> {
    if !isMade { build() }
    return made(&state, action)
  }

  /// Discards the evaluated body, so that the next action evaluates it again.
  func reset() { isMade = false }

  @inline(never)
  private func build() {
    made = make()
    isMade = true
  }
}

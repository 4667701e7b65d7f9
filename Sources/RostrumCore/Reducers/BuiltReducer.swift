/// A reducer inside of an operator, whose body is evaluated when it gets its first action, and then
/// kept as long as the operator.
///
/// Waiting for the first action makes features possible that contain their own kind, and lets a
/// body see the dependencies that the operators around it set.
final class BuiltReducer<State, Action> {
  private let make: () -> ReducerWork<State, Action>
  private(set) lazy var work = make()

  init(_ reducer: some Reducer<State, Action>) {
    make = reducer._$work
  }
}

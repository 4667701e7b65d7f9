@_exported public import Observation

/// Runs a closure, and calls back once before the first change of an observable value it has read.
///
/// The standard library's function of this name, which also observes stores and shared values when
/// it is called while a view is being evaluated.
///
/// ```swift
/// withObservationTracking {
///   print(store.count)
/// } onChange: {
///   print("The count is about to change.")
/// }
/// ```
///
/// NB: The name shadows that of the standard library, which this module exports. Code that imports
/// `Observation` alone calls the standard library's function. That one observes the same values,
/// except for a store that it reads during the evaluation of a view.
///
/// - Parameters:
///   - apply: The closure to run.
///   - onChange: Called before the first change of a value that `apply` has read.
/// - Returns: The result of `apply`.
public func withObservationTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  ObservationScope.suspend {
    Observation.withObservationTracking(apply, onChange: onChange())
  }
}

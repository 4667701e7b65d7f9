import Observation

/// An object that reads observable values, and is evaluated again after one of them has changed.
///
/// A reader calls ``ObservationSubscriber/begin()`` before it is evaluated, evaluates within
/// ``observing(expectsModels:_:)``, and calls ``ObservationSubscriber/end()`` when it is released.
@usableFromInline
package protocol ObservationReader: AnyObject {
  /// The subscriber of the reader, made when the reader first reads an observable value.
  var subscriber: ObservationSubscriber { get }
}

extension ObservationReader {
  /// Runs a closure, and invalidates the subscriber before a value that the closure has read
  /// changes.
  ///
  /// ```swift
  /// let (body, hasReadModels) = node.observing(expectsModels: false) { view.body }
  /// ```
  ///
  /// - Parameters:
  ///   - expectsModels: Whether the closure may read observable models. Pass `false` until it has
  ///     read one; an observation of a model that wasn't expected stays until the model changes.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`, and whether it has read an observable model.
  @MainActor
  @inlinable
  package func observing<Result>(
    expectsModels: Bool, _ body: @MainActor () -> Result
  ) -> (result: Result, hasReadModels: Bool) {
    if expectsModels {
      let subscriber = subscriber
      let round = subscriber.round
      let result = withTypedTracking {
        subscriber.expectModels()
        return ObservationScope.evaluate(self, body)
      } willChange: { modelType in
        subscriber.modelWillChange(in: round, modelType)
      }
      return (result, true)
    }
    // NB: The observer is made only if a model was read.
    var hasReadModels = false
    let result = Observation.withObservationTracking(
      { ObservationScope.evaluate(self, body) }, onChange: modelObserver(&hasReadModels))
    return (result, hasReadModels)
  }

  @usableFromInline
  func modelObserver(_ hasReadModels: inout Bool) -> @Sendable () -> Void {
    hasReadModels = true
    let subscriber = subscriber
    let round = subscriber.round
    return { subscriber.modelWillChange(in: round) { nil } }
  }
}

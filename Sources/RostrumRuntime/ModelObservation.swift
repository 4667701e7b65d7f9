import Observation

/// Runs a closure for an observer, and calls back once before the first change of a model that the
/// closure has read.
///
/// ```swift
/// let (value, hasReadModels) = withModelObservation(for: Notice(self), endedBy: beacon) {
///   make()
/// } onChange: { notice, _ in
///   notice.fire()
/// }
/// ```
///
/// Observation does not tell whether anything was read. Only an observation that was installed holds
/// the observer, so its reference count does: pass an observer that nothing else holds.
///
/// - Parameters:
///   - observer: What `onChange` needs; holds its target weakly.
///   - beacon: Ends the observation when it notifies. Pass `nil` as long as no model was ever read,
///     to save the price of a beacon.
///   - body: Reads models.
///   - onChange: Is called on any thread, with a closure that gives the type of the model where the
///     system tells it.
/// - Returns: The result of the closure, and whether it has read anything that is observable; the
///   beacon counts.
@MainActor
@inlinable
package func withModelObservation<Observer: AnyObject & Sendable, Result>(
  for observer: consuming Observer, endedBy beacon: ObservationBeacon?, _ body: () -> Result,
  onChange: @escaping @Sendable (_ observer: Observer, _ modelType: () -> Any.Type?) -> Void
) -> (result: Result, hasReadModels: Bool) {
  if let beacon {
    let observer = observer
    let result = withTypedTracking {
      beacon.access()
      return body()
    } willChange: { modelType in
      onChange(observer, modelType)
    }
    return (result, true)
  }
  let result = withObservationTracking(body) { [observer = copy observer] in
    onChange(observer) { nil }
  }
  return (result, !isKnownUniquelyReferenced(&observer))
}

import Observation

/// Runs a closure for an observer, and calls back once before the first change of a model it has
/// read.
///
/// ```swift
/// let (value, hasReadModels) = withModelObservation(for: Notice(self), endedBy: beacon) {
///   make()
/// } onChange: { notice, _ in
///   notice.fire()
/// }
/// ```
///
/// Observation doesn't report whether anything was read, but only an installed observation retains
/// the observer. The function therefore inspects the reference count: pass an observer that nothing
/// else retains.
///
/// - Parameters:
///   - observer: The object to pass to `onChange`. It should reference its target weakly.
///   - beacon: Ends the observation when it is notified. Pass `nil` until a model has been read, to
///     avoid the cost of a beacon.
///   - body: Reads models.
///   - onChange: Called on any thread, with a closure that returns the model's type where the
///     system provides it.
/// - Returns: The result of `body`, and whether it has read anything observable, including the
///   beacon.
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

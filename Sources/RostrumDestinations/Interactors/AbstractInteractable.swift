/// An object that performs work for a destination, such as network requests or storage.
///
/// An interactor is an ``Interactable`` class on the main actor, or an ``AsyncInteractable`` actor.
public protocol AbstractInteractable<Request>: AnyObject, Sendable {
  /// The requests that the interactor supports.
  associatedtype Request: InteractorRequestConfiguring
}

extension AbstractInteractable {
  /// Releases what the interactor holds, as the flow does when its destination has been removed.
  ///
  /// An ``Interactable`` class does so at once, an ``AsyncInteractable`` actor in a task.
  @MainActor @_disfavoredOverload
  public func cleanupResources() {
    if let interactor = self as? any Interactable {
      interactor.cleanupResources()
    } else if let interactor = self as? any AsyncInteractable {
      Task { await interactor.cleanupResources() }
    }
  }
}

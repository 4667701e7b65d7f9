/// An object that performs work for a destination, such as network requests or storage.
///
/// An interactor is an ``Interactable`` class on the main actor, or an ``AsyncInteractable`` actor.
public protocol AbstractInteractable<Request>: AnyObject, Sendable {
  /// The requests that the interactor supports.
  associatedtype Request: InteractorRequestConfiguring
}

/// Does work for a destination: asks a server, keeps data, handles a system's interface.
///
/// An interactor is an ``Interactable`` class on the main actor, or an ``AsyncInteractable`` actor.
public protocol AbstractInteractable<Request>: AnyObject, Sendable {
  /// What it can be asked.
  associatedtype Request: InteractorRequestConfiguring
}

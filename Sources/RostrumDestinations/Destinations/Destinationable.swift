import Foundation

/// A place in an app that a user can navigate to.
///
/// A destination handles the events of its interface: it performs the presentation or sends the
/// request that its provider has assigned to an event. In most cases, ``ViewDestination`` is
/// sufficient. A custom class can store additional state:
///
/// ```swift
/// @Observable
/// final class NotesDestination: ViewDestinationable {
///   let id = UUID()
///   let type = AppDestination.notes
///   @ObservationIgnored var view: NotesView?
///   @ObservationIgnored var internalState:
///     DestinationInternalState<Event, AppDestination, AppContent, AppTab, InteractorType> =
///       DestinationInternalState()
///   var items: [Note] = []
/// }
/// ```
@MainActor
public protocol Destinationable<DestinationType, ContentType, TabType>: AnyObject, Sendable,
  Identifiable
where ID == UUID {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// The events of the interface.
  associatedtype EventType: EventTypeable
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable

  /// The ways to present a destination.
  typealias PresentationType = DestinationPresentationType<DestinationType, ContentType, TabType>
  /// The presentations of the destination, by event.
  typealias DestinationConfigurations = AppDestinationConfigurations<
    EventType, DestinationType, ContentType, TabType
  >
  /// The presentations of the destination, by system navigation.
  typealias NavigationConfigurations = AppDestinationConfigurations<
    SystemNavigationType, DestinationType, ContentType, TabType
  >

  /// The type of the destination.
  var type: DestinationType { get }
  /// The state that every destination stores.
  var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  { get }
  /// The state model, which contains the logic of the destination.
  var stateModel: (any StateModeling<Self>)? { get set }

  /// Configures an interactor that has been assigned.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: The type of the interactor.
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType)

  /// Handles the result of a request.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - request: The request.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request)

  /// Handles the result of a request to an actor.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - request: The request.
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request) async

  /// Called when the destination is added to the flow, before its interface appears.
  func prepareForPresentation()

  /// Called when the destination becomes current, or is presented below another destination.
  ///
  /// - Parameter isVisible: Whether the destination is visible; `false` within a path of
  ///   destinations.
  func prepareForAppearance(isVisible: Bool)

  /// Called when the destination is covered or removed from the flow.
  ///
  /// - Parameter wasVisible: Whether the destination was visible before.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called when the destination has been removed from the flow.
  func cleanupResources()

  /// Releases the interface.
  func removeAssociatedInterface()
}

extension Destinationable {
  /// `nil`: there is no state model by default.
  public var stateModel: (any StateModeling<Self>)? {
    get { nil }
    set {}
  }

  /// Notifies the state model.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {
    stateModel?.configureInteractor(interactor, type: type)
  }

  /// Forwards the result to the state model.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    stateModel?.handleInteractorResult(result: result, for: request)
  }

  /// Forwards the result to the state model, or to ``handleInteractorResult(result:for:)``.
  ///
  /// The latter is called if the app doesn't provide a state model.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    guard let stateModel, !(stateModel is DefaultDestinationState<Self>) else {
      handleInteractorResult(result: result, for: request)
      return
    }
    await stateModel.handleAsyncInteractorResult(result: result, for: request)
  }

  /// Notifies the state model.
  public func prepareForPresentation() { stateModel?.prepareForPresentation() }

  /// Notifies the state model.
  public func prepareForAppearance(isVisible: Bool) {
    stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Notifies the state model.
  public func prepareForDisappearance(wasVisible: Bool) {
    stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// The default implementation does nothing.
  ///
  /// The flow notifies the state model and the interactors separately.
  public func cleanupResources() {}

  /// The default implementation does nothing.
  public func removeAssociatedInterface() {}

  /// The parent of the destination: its container, or the destination that presented it.
  public func parentDestinationID() -> UUID? { internalState.parentDestinationID }

  /// Sets the parent of the destination.
  ///
  /// The flow calls this method when it presents the destination.
  ///
  /// - Parameter id: The ID of the parent.
  public func setParentID(id: UUID) { internalState.parentDestinationID = id }

  /// Whether a navigation by the user is in progress.
  public func isSystemNavigating() -> Bool { internalState.isSystemNavigating }

  /// Sets whether a navigation by the user is in progress.
  ///
  /// - Parameter isNavigating: Whether a navigation is in progress.
  public func updateIsSystemNavigating(isNavigating: Bool) {
    internalState.isSystemNavigating = isNavigating
  }

  /// The type and ID of the destination.
  public var description: String { "\(type.rawValue) \(id)" }
}

// NB: These accessors are available on an existential, unlike `internalState` with its associated
// types.
extension Destinationable {
  var requests: RequestTasks { internalState.requests }

  func setParent(_ id: UUID?) {
    if let id { internalState.parentDestinationID = id }
  }

  func leftFlow() {
    internalState.flow = nil
  }
}

import Foundation

/// A place in an app that a user can navigate to.
///
/// A destination acts for its interface: the interface tells it of events, and the destination
/// starts the presentation or the interactor request that its provider assigned to the event. In
/// most cases ``ViewDestination`` is enough. A class of your own can keep more:
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
  /// The content that is passed to them.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// The events of the interface.
  associatedtype EventType: EventTypeable
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable

  /// The ways to present a destination of the app.
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
  /// The state that every destination has.
  var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  { get }
  /// The object with the logic of the destination.
  var stateModel: (any StateModeling<Self>)? { get set }

  /// Configures an interactor that has been assigned.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Its type.
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

  /// Called when the destination joins the flow, before its interface appears.
  func prepareForPresentation()

  /// Called when the destination comes to the front, or is presented below another destination.
  ///
  /// - Parameter isVisible: Whether the destination is visible; `false` in the middle of a path.
  func prepareForAppearance(isVisible: Bool)

  /// Called when the destination is covered or leaves the flow.
  ///
  /// - Parameter wasVisible: Whether the destination was visible before.
  func prepareForDisappearance(wasVisible: Bool)

  /// Called when the destination has left the flow.
  func cleanupResources()

  /// Releases the interface.
  func removeAssociatedInterface()
}

extension Destinationable {
  /// There is no state model.
  public var stateModel: (any StateModeling<Self>)? {
    get { nil }
    set {}
  }

  /// Tells the state model.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {
    stateModel?.configureInteractor(interactor, type: type)
  }

  /// Hands the result to the state model.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    stateModel?.handleInteractorResult(result: result, for: request)
  }

  /// Hands the result to the state model; without one of the app, to
  /// ``handleInteractorResult(result:for:)``.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    guard let stateModel, !(stateModel is DefaultDestinationState<Self>) else {
      handleInteractorResult(result: result, for: request)
      return
    }
    await stateModel.handleAsyncInteractorResult(result: result, for: request)
  }

  /// Tells the state model.
  public func prepareForPresentation() { stateModel?.prepareForPresentation() }

  /// Tells the state model.
  public func prepareForAppearance(isVisible: Bool) {
    stateModel?.prepareForAppearance(isVisible: isVisible)
  }

  /// Tells the state model.
  public func prepareForDisappearance(wasVisible: Bool) {
    stateModel?.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Does nothing.
  ///
  /// The flow tells the state model and the interactors itself.
  public func cleanupResources() {}

  /// Does nothing.
  public func removeAssociatedInterface() {}

  /// The parent of the destination: its container, or the destination that presented it.
  public func parentDestinationID() -> UUID? { internalState.parentDestinationID }

  /// Sets the parent of the destination.
  ///
  /// The flow does so when it presents the destination.
  ///
  /// - Parameter id: The parent.
  public func setParentID(id: UUID) { internalState.parentDestinationID = id }

  /// Whether a navigation by the user is under way.
  public func isSystemNavigating() -> Bool { internalState.isSystemNavigating }

  /// Sets whether a navigation by the user is under way.
  ///
  /// - Parameter isNavigating: Whether it is.
  public func updateIsSystemNavigating(isNavigating: Bool) {
    internalState.isSystemNavigating = isNavigating
  }

  /// The type and identity of the destination.
  public var description: String { "\(type.rawValue) \(id)" }
}

// NB: The state has types that a destination of any type doesn't know; these parts don't.
extension Destinationable {
  var requests: RequestTasks { internalState.requests }

  func setParent(_ id: UUID?) {
    if let id { internalState.parentDestinationID = id }
  }

  func leftFlow() {
    internalState.flow = nil
  }
}

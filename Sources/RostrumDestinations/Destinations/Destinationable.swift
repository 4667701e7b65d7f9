import Foundation

/// A place of an app to which a user can go.
///
/// A destination speaks for its interface: it is told of events, and leads them to a presentation or
/// to an interactor, as its provider has said. It does not lay anything out. In most cases
/// ``ViewDestination`` will do; a class of your own can keep data beside:
///
/// ```swift
/// @Observable
/// final class NotesDestination: ViewDestinationable {
///   let id = UUID()
///   let type = AppDestination.notes
///   var view: NotesView?
///   let internalState:
///     DestinationInternalState<Event, AppDestination, AppContent, AppTab, InteractorType>
///   var items: [Note] = []
///   …
/// }
/// ```
@MainActor
public protocol Destinationable<DestinationType, ContentType, TabType>: AnyObject, Sendable,
  Identifiable
where ID == UUID {
  /// The areas of the app.
  associatedtype DestinationType: RoutableDestinations
  /// What is passed on to them.
  associatedtype ContentType: ContentTypeable
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// What can happen on the interface.
  associatedtype EventType: EventTypeable
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable

  /// Which area it is.
  var type: DestinationType { get }
  /// What every destination keeps.
  var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  { get }

  /// An interactor has been assigned.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: Which one it is.
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType)

  /// A request has been answered.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - request: What was asked.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request)

  /// A request to an actor has been answered.
  ///
  /// - Parameters:
  ///   - result: What came of it.
  ///   - request: What was asked.
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request) async

  /// The flow is about to present the destination.
  func prepareForPresentation()
  /// The interface becomes visible.
  func prepareForAppearance()
  /// The interface is covered or gone.
  func prepareForDisappearance()
  /// The destination is gone from the flow.
  func cleanupResources()
  /// The flow lets go of the interface.
  func removeAssociatedInterface()
}

extension Destinationable {
  /// A presentation of the app.
  public typealias PresentationConfiguration = DestinationPresentation<
    DestinationType, ContentType, TabType
  >
  /// The presentations of the destination, by event.
  public typealias DestinationConfigurations = AppDestinationConfigurations<
    EventType, PresentationConfiguration
  >
  /// The presentations of the destination, by system navigation.
  public typealias NavigationConfigurations = AppDestinationConfigurations<
    SystemNavigationType, PresentationConfiguration
  >
  /// The older name of the events.
  public typealias UserInteractionType = EventType

  /// Does nothing.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {}

  /// Does nothing.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {}

  /// Hands the result to ``handleInteractorResult(result:for:)``.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    handleInteractorResult(result: result, for: request)
  }

  /// Does nothing.
  public func prepareForPresentation() {}
  /// Does nothing.
  public func prepareForAppearance() {}
  /// Does nothing.
  public func prepareForDisappearance() {}
  /// Does nothing.
  public func cleanupResources() {}
  /// Does nothing.
  public func removeAssociatedInterface() {}

  /// The destination around this one, or that presented it.
  public func parentDestinationID() -> UUID? { internalState.parentDestinationID }
}

// NB: What every destination keeps has types that are unknown of a destination of any type; these
// parts have not.
extension Destinationable {
  var requests: RequestTasks { internalState.requests }

  func setParent(_ id: UUID?) {
    if let id { internalState.parentDestinationID = id }
  }

  func leftFlow() {
    internalState.flow = nil
  }
}

/// The logic of a destination, separate from its interface and from the destination itself.
///
/// ```swift
/// @Observable
/// final class NotesState: StateModeling {
///   @ObservationIgnored weak var destination: NotesView.Destination?
///   var notes: [Note] = []
///
///   func handleEvent(_ type: NotesView.Event, content: AppContent?) {
///     destination?.handleThrowable { [weak self] in
///       try self?.destination?.performAction(for: type, content: content)
///     }
///   }
/// }
/// ```
///
/// A view accesses the model as `stateModel`, through the object that connects it with its
/// destination.
@MainActor
public protocol StateModeling<Destination>: AnyObject {
  /// The type of the destination.
  associatedtype Destination: Destinationable
  /// The events of the destination.
  typealias EventType = Destination.EventType
  /// The interactors of the destination.
  typealias InteractorType = Destination.InteractorType
  /// The content of the events.
  typealias ContentType = Destination.ContentType

  /// The destination.
  var destination: Destination? { get set }

  /// Handles an event of the interface.
  ///
  /// - Parameters:
  ///   - type: The event.
  ///   - content: The content of the event.
  func handleEvent(_ type: EventType, content: ContentType?)

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

  /// Called when the destination is added to the flow.
  func prepareForPresentation()

  /// Called when the destination becomes current, or is presented below another destination.
  ///
  /// - Parameter isVisible: Whether the destination is visible.
  func prepareForAppearance(isVisible: Bool)

  /// Called when the destination is covered or removed from the flow.
  ///
  /// - Parameter wasVisible: Whether the destination was visible before.
  func prepareForDisappearance(wasVisible: Bool)

  /// Configures an interactor that has been assigned to the destination.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - type: The type of the interactor.
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType)

  /// Called when the destination has been removed from the flow.
  func cleanupResources()
}

extension StateModeling {
  /// The default implementation does nothing.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {}

  /// Forwards the result to ``handleInteractorResult(result:for:)``.
  public func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    handleInteractorResult(result: result, for: request)
  }

  /// The default implementation does nothing.
  public func prepareForPresentation() {}
  /// The default implementation does nothing.
  public func prepareForAppearance(isVisible: Bool) {}
  /// The default implementation does nothing.
  public func prepareForDisappearance(wasVisible: Bool) {}
  /// The default implementation does nothing.
  public func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {}
  /// The default implementation does nothing.
  public func cleanupResources() {}
}

/// The default state model, which performs the actions of events.
public final class DefaultDestinationState<Destination: Destinationable>: StateModeling {
  /// The destination.
  public weak var destination: Destination?

  /// Creates a state model.
  ///
  /// - Parameter destination: The destination.
  public init(destination: Destination? = nil) {
    self.destination = destination
  }

  /// Performs the action of an event; an error is logged and reported as an issue.
  ///
  /// - Parameters:
  ///   - type: The event.
  ///   - content: The content of the event.
  public func handleEvent(
    _ type: Destination.EventType, content: Destination.ContentType? = nil
  ) {
    destination?.handleEvent(type, content: content)
  }
}

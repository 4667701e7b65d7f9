import RostrumDestinations

/// An assistant that creates the request of an event, and sends it to an interactor.
@MainActor
public protocol InteractorAssisting<InteractorType, ContentType>:
  RostrumDestinations.InteractorAssisting
{
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

extension InteractorAssisting {
  /// Sends a request, if the destination is one of this module.
  public func handleRequest<Destination: RostrumDestinations.Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    let request = EventRequest(destination: destination, assistant: self, content: content)
    guard let request = request as? any SendingRequest else {
      destination.logError(error: DestinationsError.foreign(assistant: Self.self))
      return
    }
    request.send()
  }
}

/// An assistant that sends the request of an event and awaits the results.
@MainActor
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting,
  RostrumDestinations.AsyncInteractorAssisting
{
  /// Sends a request, and passes the results to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// Sends the request in a task of the destination.
  public func handleRequest<Destination: RostrumDestinations.Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.internalState.requests.start {
      await handleAsyncRequest(destination: destination, content: content)
    }
  }

  /// Sends a request, if the destination is one of this module.
  public func handleAsyncRequest<Destination: RostrumDestinations.Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    let request = EventRequest(destination: destination, assistant: self, content: content)
    guard let request = request as? any AwaitingRequest else {
      destination.logError(error: DestinationsError.foreign(assistant: Self.self))
      return
    }
    await request.wait()
  }
}

/// A request for an event of a destination.
///
/// It can be sent if the destination is one of this module, which the conformances say.
private struct EventRequest<
  Destination: RostrumDestinations.Destinationable,
  Assistant: RostrumDestinations.InteractorAssisting
> {
  let destination: Destination
  let assistant: Assistant
  let content: Assistant.ContentType?
}

@MainActor
private protocol SendingRequest {
  func send()
}

extension EventRequest: SendingRequest
where
  Destination: Destinationable, Assistant: InteractorAssisting,
  Destination.InteractorType == Assistant.InteractorType
{
  func send() { assistant.handleRequest(destination: destination, content: content) }
}

@MainActor
private protocol AwaitingRequest {
  func wait() async
}

extension EventRequest: AwaitingRequest
where
  Destination: Destinationable, Assistant: AsyncInteractorAssisting,
  Destination.InteractorType == Assistant.InteractorType
{
  func wait() async {
    await assistant.handleAsyncRequest(destination: destination, content: content)
  }
}

extension InteractorConfiguring {
  /// Assigns the assistant of the request to an event of a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - interactionType: The event.
  public func assignInteractorAssistant<Destination: RostrumDestinations.Destinationable>(
    destination: Destination, interactionType: Destination.EventType
  ) where InteractorType == Destination.InteractorType {
    assignInteractorAssistant(destination: destination, eventType: interactionType)
  }
}

/// An interactor that is an actor.
public protocol AsyncInteractable<Request, ResultData>: RostrumDestinations.AsyncInteractable
where ResultData == Request.ResultData {
  /// The data of a result.
  associatedtype ResultData
}

/// An interactor that is an actor and provides items.
public protocol AsyncDatasourceable<Item>: AsyncInteractable,
  RostrumDestinations.AsyncDatasourceable
{
  /// Retrieves the first items.
  func startItemsRetrieval() async
}

extension AsyncDatasourceable {
  /// The default implementation does nothing.
  public func startItemsRetrieval() async {}
}

/// An interactor on the main actor that provides items.
@MainActor
public protocol Datasourceable<Item>: RostrumDestinations.Datasourceable {
  /// Retrieves the first items.
  func startItemsRetrieval()
}

extension Datasourceable {
  /// The default implementation does nothing.
  public func startItemsRetrieval() {}
}

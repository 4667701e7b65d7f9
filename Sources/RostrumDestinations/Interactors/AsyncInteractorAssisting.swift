/// An assistant that makes a request of an event, and awaits the results.
///
/// It may take as long as it likes, as in following an `AsyncSequence`: its task belongs to the
/// destination, and is cancelled when the destination leaves the flow.
@MainActor
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting {
  /// Sends a request, and passes the results to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - actionType: The action that the event asks for.
  ///   - content: The content of the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType

  /// Sends a request that doesn't depend on an action, and passes the results to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination whose event it is.
  ///   - content: The content of the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// The assistant awaits the results.
  public var requestMethod: InteractorRequestMethod { .async }

  /// Sends the request in a task of the destination.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.internalState.requests.start {
      await handleAsyncRequest(
        destination: destination, actionType: actionType, content: content)
    }
  }

  /// Sends the request in a task of the destination.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.internalState.requests.start {
      await handleAsyncRequest(destination: destination, content: content)
    }
  }

  /// Sends the request that doesn't depend on an action.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    await handleAsyncRequest(destination: destination, content: content)
  }

  /// Logs that the assistant doesn't make a request without an action.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    destination.logError(
      error: DestinationsError.unsupportedInteractorActionType(
        action: "none", assistant: "\(Self.self)"))
  }
}

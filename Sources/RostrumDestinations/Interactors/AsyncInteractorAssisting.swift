/// An assistant that sends the request of an event and awaits the results.
///
/// The request may be long-running, such as a loop over an `AsyncSequence`. Its task belongs to the
/// destination, and is cancelled when the destination is removed from the flow.
@MainActor
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting {
  /// Sends a request, and passes the results to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - actionType: The action to perform.
  ///   - content: The content of the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType

  /// Sends a request that doesn't depend on an action, and passes the results to the destination.
  ///
  /// - Parameters:
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// `.async`: the assistant awaits the results.
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

  /// Sends a request that doesn't depend on an action.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    await handleAsyncRequest(destination: destination, content: content)
  }

  /// Logs that the assistant doesn't support requests without an action.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    logMissingAction(of: destination)
  }
}

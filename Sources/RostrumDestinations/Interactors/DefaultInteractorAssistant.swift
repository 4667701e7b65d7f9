/// The `.basic` assistant, which sends an action to an interactor on the main actor.
///
/// The response that is assigned to the action receives the result; see
/// ``Interactable/assignResponseForAction(response:for:)``.
public struct DefaultInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: InteractorAssisting {
  /// The interactor that the action is sent to.
  public let interactorType: InteractorType
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.sync

  /// Creates the assistant.
  ///
  /// - Parameter interactorType: The interactor that the action is sent to.
  public init(interactorType: InteractorType) {
    self.interactorType = interactorType
  }

  /// Sends the action to the interactor.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.performRequest(interactor: interactorType, request: Request(action: actionType))
  }
}

/// The `.basicAsync` assistant, which sends an action to an interactor that is an actor.
///
/// ``Destinationable/handleAsyncInteractorResult(result:for:)`` receives the result.
public struct DefaultAsyncInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: AsyncInteractorAssisting {
  /// The interactor that the action is sent to.
  public let interactorType: InteractorType
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.async

  /// Creates the assistant.
  ///
  /// - Parameter interactorType: The interactor that the action is sent to.
  public init(interactorType: InteractorType) {
    self.interactorType = interactorType
  }

  /// Sends the action to the interactor, and forwards the result to the destination.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    let request = Request(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    if Task.isCancelled { return }
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}

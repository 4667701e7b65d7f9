/// The `.basic` assistant, which sends an action to an interactor on the main actor.
///
/// The result goes to the response that is assigned to the action, see
/// ``Interactable/assignResponseForAction(response:for:)``.
public struct DefaultInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: InteractorAssisting {
  /// The interactor to which the action is sent.
  public let interactorType: InteractorType
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.sync

  /// Creates the assistant.
  ///
  /// - Parameter interactorType: The interactor to which the action is sent.
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
/// The result goes to ``Destinationable/handleAsyncInteractorResult(result:for:)``.
public struct DefaultAsyncInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: AsyncInteractorAssisting {
  /// The interactor to which the action is sent.
  public let interactorType: InteractorType
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.async

  /// Creates the assistant.
  ///
  /// - Parameter interactorType: The interactor to which the action is sent.
  public init(interactorType: InteractorType) {
    self.interactorType = interactorType
  }

  /// Sends the action to the interactor, and passes on the result.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    let request = Request(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    if Task.isCancelled { return }
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}

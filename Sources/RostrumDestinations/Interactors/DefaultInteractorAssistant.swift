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
  /// The action of a request that names none.
  public var actionType: Request.ActionType?
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.sync

  /// Creates the assistant.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that the action is sent to.
  ///   - actionType: The action of a request that names none. Usually the event's
  ///     ``InteractorConfiguration`` names it.
  public init(interactorType: InteractorType, actionType: Request.ActionType? = nil) {
    self.interactorType = interactorType
    self.actionType = actionType
  }

  /// Sends the action to the interactor.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, actionType: Request.ActionType, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.performRequest(interactor: interactorType, request: Request(action: actionType))
  }

  /// Sends the assistant's own action to the interactor.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    guard let actionType else { return logMissingAction(of: destination) }
    handleRequest(destination: destination, actionType: actionType, content: content)
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
  /// The action of a request that names none.
  public var actionType: Request.ActionType?
  /// The kind of the requests.
  public var requestMethod = InteractorRequestMethod.async

  /// Creates the assistant.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that the action is sent to.
  ///   - actionType: The action of a request that names none. Usually the event's
  ///     ``InteractorConfiguration`` names it.
  public init(interactorType: InteractorType, actionType: Request.ActionType? = nil) {
    self.interactorType = interactorType
    self.actionType = actionType
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

  /// Sends the assistant's own action to the interactor.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    guard let actionType else { return logMissingAction(of: destination) }
    await handleAsyncRequest(destination: destination, actionType: actionType, content: content)
  }
}

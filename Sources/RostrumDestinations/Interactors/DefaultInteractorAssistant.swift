/// Asks an interactor on the main actor for an action; the `.basic` assistant.
///
/// The result goes to the response that is assigned to the action, see
/// ``Interactable/assignResponseForAction(response:for:)``.
public struct DefaultInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: InteractorAssisting {
  /// The interactor that is asked.
  public let interactorType: InteractorType
  /// What is asked for.
  public let actionType: Request.ActionType

  /// Makes the assistant.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that is asked.
  ///   - actionType: What is asked for.
  public init(interactorType: InteractorType, actionType: Request.ActionType) {
    self.interactorType = interactorType
    self.actionType = actionType
  }

  /// Asks the interactor for the action.
  @MainActor
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.performRequest(interactor: interactorType, request: Request(action: actionType))
  }
}

/// Asks an interactor that is an actor for an action; the `.basicAsync` assistant.
///
/// The result goes to ``Destinationable/handleAsyncInteractorResult(result:for:)``.
public struct DefaultAsyncInteractorAssistant<
  InteractorType: InteractorTypeable, Request: InteractorRequestConfiguring,
  ContentType: ContentTypeable
>: AsyncInteractorAssisting {
  /// The interactor that is asked.
  public let interactorType: InteractorType
  /// What is asked for.
  public let actionType: Request.ActionType

  /// Makes the assistant.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor that is asked.
  ///   - actionType: What is asked for.
  public init(interactorType: InteractorType, actionType: Request.ActionType) {
    self.interactorType = interactorType
    self.actionType = actionType
  }

  /// Asks the interactor for the action, and passes on the result.
  public func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    let request = Request(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    if Task.isCancelled { return }
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}

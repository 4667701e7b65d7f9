/// The interactor and the action of an event's request.
///
/// ```swift
/// let paginate = InteractorConfiguration<ColorsList.InteractorType, ColorsDatasource>(
///   interactorType: .colors, actionType: .paginate)
/// let provider = ColorsListProvider(interactorsData: [.moreButton: paginate])
/// ```
public struct InteractorConfiguration<
  InteractorType: InteractorTypeable, Interactor: AbstractInteractable
>: InteractorConfiguring {
  /// The interactor.
  public let interactorType: InteractorType
  /// The action to perform.
  public let actionType: Interactor.Request.ActionType
  /// The assistant that sends the request.
  public let assistantType: InteractorAssistantType

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - interactorType: The interactor.
  ///   - actionType: The action to perform.
  ///   - assistantType: The assistant that sends the request. `.basic` and `.basicAsync` both
  ///     select the built-in assistant that matches the interactor, whether it is an actor or not.
  public init(
    interactorType: InteractorType, actionType: Interactor.Request.ActionType,
    assistantType: InteractorAssistantType = .basic
  ) {
    self.interactorType = interactorType
    self.actionType = actionType
    self.assistantType = assistantType
  }
}

/// A type-erased interactor request of a destination.
@MainActor
public protocol InteractorConfiguring<InteractorType> {
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable
  /// The type of the interactor.
  associatedtype Interactor: AbstractInteractable
  /// The actions of the interactor.
  associatedtype ActionType: InteractorRequestActionTypeable

  /// The interactor.
  var interactorType: InteractorType { get }
  /// The action to perform.
  var actionType: ActionType { get }
  /// The assistant that sends the request.
  var assistantType: InteractorAssistantType { get }
}

extension InteractorConfiguring {
  /// Assigns the assistant of the request to an event of a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - eventType: The event.
  public func assignInteractorAssistant<Destination: Destinationable>(
    destination: Destination, eventType: Destination.EventType
  ) where InteractorType == Destination.InteractorType {
    destination.internalState.interactorConfigurations[eventType] = self
  }

  /// Returns the assistant for a type of content, or `nil` if its associated types don't match.
  func assistant<ContentType: ContentTypeable>(
    for type: ContentType.Type
  ) -> (any InteractorAssisting<InteractorType, ContentType>)? {
    if case .custom(let assistant) = assistantType {
      return assistant as? any InteractorAssisting<InteractorType, ContentType>
    }
    if Interactor.self is any AsyncInteractable.Type {
      return DefaultAsyncInteractorAssistant<InteractorType, Interactor.Request, ContentType>(
        interactorType: interactorType)
    }
    return DefaultInteractorAssistant<InteractorType, Interactor.Request, ContentType>(
      interactorType: interactorType)
  }
}

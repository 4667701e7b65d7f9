/// Says which action of which interactor an event asks for.
///
/// ```swift
/// let paginate = InteractorConfiguration<ColorsList.InteractorType, ColorsDatasource>(
///   interactorType: .colors, actionType: .paginate)
/// let provider = ColorsListProvider(interactorsData: [.moreButton: paginate])
/// ```
public struct InteractorConfiguration<
  InteractorType: InteractorTypeable, Interactor: AbstractInteractable
>: InteractorConfiguring {
  /// Which interactor.
  public let interactorType: InteractorType
  /// What it is asked for.
  public let actionType: Interactor.Request.ActionType
  /// What makes the request.
  public let assistantType: InteractorAssistantType

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - interactorType: Which interactor.
  ///   - actionType: What it is asked for.
  ///   - assistantType: What makes the request. Of the built-in assistants the one is taken that
  ///     suits the interactor, an actor or not.
  public init(
    interactorType: InteractorType, actionType: Interactor.Request.ActionType,
    assistantType: InteractorAssistantType = .basic
  ) {
    self.interactorType = interactorType
    self.actionType = actionType
    self.assistantType = assistantType
  }
}

/// A configuration of any interactor of a destination.
public protocol InteractorConfiguring<InteractorType> {
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable
  /// The type of the interactor.
  associatedtype Interactor: AbstractInteractable

  /// Which interactor.
  var interactorType: InteractorType { get }
  /// What it is asked for.
  var actionType: Interactor.Request.ActionType { get }
  /// What makes the request.
  var assistantType: InteractorAssistantType { get }
}

extension InteractorConfiguring {
  /// The assistant for a destination with this type of content; `nil` if it is for others.
  func assistant<ContentType: ContentTypeable>(
    for type: ContentType.Type
  ) -> (any InteractorAssisting<InteractorType, ContentType>)? {
    if case .custom(let assistant) = assistantType {
      return assistant as? any InteractorAssisting<InteractorType, ContentType>
    }
    if Interactor.self is any AsyncInteractable.Type {
      return DefaultAsyncInteractorAssistant<InteractorType, Interactor.Request, ContentType>(
        interactorType: interactorType, actionType: actionType)
    }
    return DefaultInteractorAssistant<InteractorType, Interactor.Request, ContentType>(
      interactorType: interactorType, actionType: actionType)
  }
}

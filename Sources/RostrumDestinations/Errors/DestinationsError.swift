/// A mistake in the setup or use of a flow, with words that say what to do.
public enum DestinationsError: Error, Hashable, Sendable {
  /// A tab isn't active.
  case tabNotFound(message: String)
  /// A destination doesn't have such an interactor.
  case interactorNotFound(message: String)
  /// A presentation names a destination that isn't in the flow.
  case childDestinationNotFound(message: String)
  /// An assistant can't make a request of an action.
  case unsupportedInteractorActionType(message: String)
  /// An event doesn't lead to anything.
  case missingInterfaceAction(message: String)
  /// The assistant of an event is for other types.
  case missingInterfaceActionAssistant(message: String)
  /// A presentation needs a destination type and doesn't have one.
  case undefinedDestinationType(message: String)
  /// A presentation needs a column and doesn't have one.
  case undefinedSplitViewColumnType(message: String)
  /// An event leads both to a presentation and to an interactor.
  case duplicateEventTypeUsed(message: String)
  /// A provider or an assistant is for other types than the flow.
  case incompatibleType(message: String)
  /// A destination doesn't have a provider, or its provider doesn't return a usable destination.
  case missingDestination(message: String)
  /// The container that a presentation needs isn't around the destination.
  case missingContainer(message: String)
  /// There is nothing to go back from, or to dismiss.
  case nothingToLeave(message: String)
  /// A destination acts that isn't in a flow.
  case noFlow(message: String)
  /// A step of a path isn't possible.
  case pathInterrupted(message: String)
  /// A stored state or a link doesn't fit the flow.
  case unreadableState(message: String)

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .tabNotFound(let message), .interactorNotFound(let message),
      .childDestinationNotFound(let message), .unsupportedInteractorActionType(let message),
      .missingInterfaceAction(let message), .missingInterfaceActionAssistant(let message),
      .undefinedDestinationType(let message), .undefinedSplitViewColumnType(let message),
      .duplicateEventTypeUsed(let message), .incompatibleType(let message),
      .missingDestination(let message), .missingContainer(let message),
      .nothingToLeave(let message), .noFlow(let message), .pathInterrupted(let message),
      .unreadableState(let message):
      message
    }
  }
}

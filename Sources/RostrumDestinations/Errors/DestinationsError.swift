/// A mistake in the setup or use of a flow, with a message that explains how to fix it.
public enum DestinationsError: Error, Hashable, Sendable {
  /// A tab isn't active.
  case tabNotFound(message: String)
  /// A destination doesn't have the requested interactor.
  case interactorNotFound(message: String)
  /// A presentation refers to a destination that isn't in the flow.
  case childDestinationNotFound(message: String)
  /// An assistant doesn't support an action.
  case unsupportedInteractorActionType(message: String)
  /// An event doesn't have an action.
  case missingInterfaceAction(message: String)
  /// The associated types of an event's assistant don't match.
  case missingInterfaceActionAssistant(message: String)
  /// A presentation doesn't have the destination type that it requires.
  case undefinedDestinationType(message: String)
  /// A presentation doesn't have the column that it requires.
  case undefinedSplitViewColumnType(message: String)
  /// An event has both a presentation and an interactor request.
  case duplicateEventTypeUsed(message: String)
  /// The associated types of a provider or an assistant don't match those of the flow.
  case incompatibleType(message: String)
  /// A destination doesn't have a provider, or its provider doesn't return a usable destination.
  case missingDestination(message: String)
  /// No ancestor of the destination is the container that a presentation requires.
  case missingContainer(message: String)
  /// There is no destination to pop and no sheet to dismiss.
  case nothingToLeave(message: String)
  /// A destination that isn't in a flow performs an action.
  case noFlow(message: String)
  /// A step of a path isn't possible.
  case pathInterrupted(message: String)
  /// A stored state or a link doesn't match the flow.
  case unreadableState(message: String)

  /// The description of the error and how to fix it.
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

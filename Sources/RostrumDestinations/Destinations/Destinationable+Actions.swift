import Foundation
import IssueReporting

extension Destinationable {
  /// Performs the action of an event: a presentation or a request to an interactor.
  ///
  /// ```swift
  /// destination().handleThrowable {
  ///   try destination().performAction(for: .moreButton)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: The content of the event.
  /// - Throws: A ``DestinationsError`` if the setup is incomplete or the presentation isn't
  ///   possible.
  public func performAction(
    for eventType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    let presentation = internalState.destinationConfigurations?.configuration(for: eventType)
    if presentation != nil, internalState.interactorConfigurations[eventType] != nil {
      throw .duplicateEventTypeUsed(event: eventType.rawValue, destination: type.rawValue)
    }
    if let assistant = internalState.interactorAssistants[eventType] {
      try perform(assistant, for: eventType, content)
    } else if let interaction = internalState.interactorConfigurations[eventType] {
      try perform(interaction, for: eventType, content)
    } else if let action = internalState.interfaceActions[eventType] {
      try assistant(of: presentation, for: eventType).configure(
        interfaceAction: action, eventType: eventType, destination: self, content: content
      ).run()
    } else if presentation != nil {
      throw .noFlow(destination: type.rawValue)
    } else {
      throw .missingInterfaceAction(event: eventType.rawValue, destination: type.rawValue)
    }
  }

  /// Performs the action of an event; an error is logged and reported as an issue.
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: The content of the event.
  public func handleEvent(_ eventType: EventType, content: ContentType? = nil) {
    handleThrowable { try self.performAction(for: eventType, content: content) }
  }

  /// The former name of ``performAction(for:content:)``.
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: The content of the event.
  /// - Throws: The error of ``performAction(for:content:)``.
  public func performInterfaceAction(
    eventType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    try performAction(for: eventType, content: content)
  }

  /// An alternative name of ``performAction(for:content:)``.
  ///
  /// - Parameters:
  ///   - interactionType: The event.
  ///   - content: The content of the event.
  /// - Throws: The error of ``performAction(for:content:)``.
  public func performInterfaceAction(
    interactionType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    try performAction(for: interactionType, content: content)
  }

  private func assistant(
    of presentation: DestinationPresentation<DestinationType, ContentType, TabType>?,
    for eventType: EventType
  ) throws(DestinationsError)
    -> any InterfaceActionConfiguring<EventType, DestinationType, ContentType>
  {
    guard case .custom(let custom) = presentation?.assistantType else {
      return DefaultActionAssistant<EventType, DestinationType, ContentType>()
    }
    if let assistant = custom
      as? any InterfaceActionConfiguring<EventType, DestinationType, ContentType>
    {
      return assistant
    }
    throw .missingInterfaceActionAssistant(event: eventType.rawValue, destination: type.rawValue)
  }
}

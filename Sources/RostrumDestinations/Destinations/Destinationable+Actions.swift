import Foundation
import IssueReporting

extension Destinationable {
  /// Does what an event leads to: a presentation, or a request to an interactor.
  ///
  /// ```swift
  /// destination().handleThrowable {
  ///   try destination().performAction(for: .moreButton)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: What came with it.
  /// - Throws: What is missing, or why the presentation is not possible.
  public func performAction(
    for eventType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    let presentation = internalState.destinationConfigurations?.configuration(for: eventType)
    let interaction = internalState.interactorConfigurations[eventType]
    switch (presentation, interaction) {
    case (nil, nil):
      throw .missingInterfaceAction(event: eventType.rawValue, destination: type.rawValue)
    case (.some, .some):
      throw .duplicateEventTypeUsed(event: eventType.rawValue, destination: type.rawValue)
    case (let presentation?, nil):
      try perform(presentation, for: eventType, content)
    case (nil, let interaction?):
      try perform(interaction, for: eventType, content)
    }
  }

  /// Does what an event leads to, and reports an error as the app's mistake.
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: What came with it.
  public func handleEvent(_ eventType: EventType, content: ContentType? = nil) {
    handleThrowable { try self.performAction(for: eventType, content: content) }
  }

  /// The older spelling of ``performAction(for:content:)``.
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - content: What came with it.
  /// - Throws: What is missing, or why the presentation is not possible.
  public func performInterfaceAction(
    eventType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    try performAction(for: eventType, content: content)
  }

  /// The oldest spelling of ``performAction(for:content:)``.
  ///
  /// - Parameters:
  ///   - interactionType: The event.
  ///   - content: What came with it.
  /// - Throws: What is missing, or why the presentation is not possible.
  public func performInterfaceAction(
    interactionType: EventType, content: ContentType? = nil
  ) throws(DestinationsError) {
    try performAction(for: interactionType, content: content)
  }

  /// Runs a closure; an error that it throws is told once.
  ///
  /// A ``DestinationsError`` is a mistake of the app, and is reported as an issue. Any other error
  /// is written to the log.
  ///
  /// - Parameters:
  ///   - closure: What may throw.
  ///   - catchClosure: Runs after an error.
  public func handleThrowable(
    closure: @escaping @MainActor () throws -> Void, catchClosure: (@MainActor () -> Void)? = nil
  ) {
    do {
      try closure()
    } catch let error as DestinationsError {
      reportIssue(error.message)
      catchClosure?()
    } catch {
      logError(error: error)
      catchClosure?()
    }
  }

  /// Writes an error to the log of the flow.
  ///
  /// - Parameter error: The error.
  public func logError(error: any Error) {
    let logger = internalState.flow?.logger ?? DestinationsSupport.logger
    logger.log(DestinationsSupport.errorMessage(for: error), category: .error, level: .error)
  }
}

extension Destinationable {
  private func perform(
    _ presentation: PresentationConfiguration, for eventType: EventType, _ content: ContentType?
  ) throws(DestinationsError) {
    guard let flow = internalState.flow else { throw .noFlow(destination: type.rawValue) }
    let action = InterfaceAction<EventType, DestinationType, ContentType>(
      eventType: eventType, data: InterfaceActionData(presentation, from: id)
    ) { (_, data) throws(DestinationsError) in
      try flow.present(presentation.with(data))
    }
    let configured = try assistant(of: presentation, for: eventType).configure(
      interfaceAction: action, eventType: eventType, destination: self, content: content)
    try configured()
  }

  private func assistant(
    of presentation: PresentationConfiguration, for eventType: EventType
  ) throws(DestinationsError)
    -> any InterfaceActionConfiguring<EventType, DestinationType, ContentType>
  {
    guard case .custom(let custom) = presentation.assistantType else {
      return DefaultActionAssistant<EventType, DestinationType, ContentType>()
    }
    guard
      let assistant = custom
        as? any InterfaceActionConfiguring<EventType, DestinationType, ContentType>
    else {
      throw .missingInterfaceActionAssistant(
        event: eventType.rawValue, destination: type.rawValue)
    }
    return assistant
  }

  private func perform(
    _ interaction: any InteractorConfiguring<InteractorType>, for eventType: EventType,
    _ content: ContentType?
  ) throws(DestinationsError) {
    guard let assistant = interaction.assistant(for: ContentType.self) else {
      throw .missingInterfaceActionAssistant(
        event: eventType.rawValue, destination: type.rawValue)
    }
    guard internalState.interactors[assistant.interactorType] != nil else {
      throw .interactorNotFound(
        interactor: "\(assistant.interactorType)", destination: type.rawValue)
    }
    assistant.handleRequest(destination: self, content: content)
  }
}

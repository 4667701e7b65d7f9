extension Destinationable {
  /// Sends the request of an event that the provider has configured.
  func perform(
    _ interaction: any InteractorConfiguring<InteractorType>, for eventType: EventType,
    _ content: ContentType?
  ) throws(DestinationsError) {
    guard let assistant = interaction.assistant(for: ContentType.self) else {
      throw .missingInterfaceActionAssistant(
        event: eventType.rawValue, destination: type.rawValue)
    }
    try check(assistant.interactorType)
    try request(assistant, interaction, content)
  }

  /// Sends the request of an assistant that was assigned to an event.
  func perform(
    _ assistant: any InteractorAssisting<InteractorType, ContentType>, for eventType: EventType,
    _ content: ContentType?
  ) throws(DestinationsError) {
    try check(assistant.interactorType)
    if let interaction = internalState.interactorConfigurations[eventType] {
      try request(assistant, interaction, content)
    } else {
      assistant.handleRequest(destination: self, content: content)
    }
  }

  private func request(
    _ assistant: any InteractorAssisting<InteractorType, ContentType>,
    _ interaction: any InteractorConfiguring<InteractorType>, _ content: ContentType?
  ) throws(DestinationsError) {
    try assistant.request(destination: self, action: interaction.actionType, content: content)
  }

  private func check(_ interactor: InteractorType) throws(DestinationsError) {
    if internalState.interactors[interactor] != nil { return }
    throw .interactorNotFound(interactor: "\(interactor)", destination: type.rawValue)
  }
}

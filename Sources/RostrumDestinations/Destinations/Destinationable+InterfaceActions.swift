import Foundation
import IssueReporting

extension Destinationable {
  /// Creates the action of an event that performs a presentation.
  ///
  /// - Parameters:
  ///   - presentationClosure: Performs a copy of the presentation that contains the data of an
  ///     assistant.
  ///   - configuration: The presentation.
  ///   - eventType: The event.
  /// - Returns: The action.
  public func buildInterfaceAction(
    presentationClosure:
      @escaping @MainActor (DestinationPresentation<DestinationType, ContentType, TabType>) -> Void,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    eventType: EventType
  ) -> InterfaceAction<EventType, DestinationType, ContentType> {
    action(for: eventType, configuration, presentationClosure)
  }

  /// Creates and adds the actions of all events with a presentation.
  ///
  /// - Parameter presentationClosure: Performs a copy of a presentation.
  public func buildInterfaceActions(
    presentationClosure:
      @escaping @MainActor (DestinationPresentation<DestinationType, ContentType, TabType>) -> Void
  ) {
    for (event, presentation) in internalState.destinationConfigurations?.configurations ?? [:] {
      internalState.interfaceActions[event] = action(for: event, presentation, presentationClosure)
    }
  }

  /// Adds the action of an event.
  ///
  /// - Parameter action: The action, including its event.
  /// - Throws: ``DestinationsError/duplicateEventTypeUsed(message:)`` if the event has an action
  ///   already.
  public func addInterfaceAction(
    action: InterfaceAction<EventType, DestinationType, ContentType>
  ) throws(DestinationsError) {
    guard let event = action.eventType else { return }
    let isUsed =
      internalState.interfaceActions[event] != nil
      || internalState.interactorConfigurations[event] != nil
    if isUsed {
      throw .duplicateEventTypeUsed(event: event.rawValue, destination: type.rawValue)
    }
    internalState.interfaceActions[event] = action
  }

  /// Replaces the actions of events.
  ///
  /// - Parameter actions: The actions, including their events.
  public func updateInterfaceActions(
    actions: [InterfaceAction<EventType, DestinationType, ContentType>]
  ) {
    for action in actions {
      if let event = action.eventType { internalState.interfaceActions[event] = action }
    }
  }

  /// Assigns the assistant that sends the request of an event.
  ///
  /// - Parameters:
  ///   - assistant: The assistant.
  ///   - eventType: The event.
  public func assignInteractorAssistant(
    assistant: any InteractorAssisting<InteractorType, ContentType>, for eventType: EventType
  ) {
    internalState.interactorAssistants[eventType] = assistant
  }

  func action<Event: EventTypeable>(
    for event: Event,
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>,
    _ present:
      @escaping @MainActor (
        DestinationPresentation<DestinationType, ContentType, TabType>
      ) throws(DestinationsError) -> Void
  ) -> InterfaceAction<Event, DestinationType, ContentType> {
    InterfaceAction(
      throwing: { (_, data) throws(DestinationsError) in try present(presentation.with(data)) },
      eventType: event, data: InterfaceActionData(presentation, from: id))
  }

  /// Creates the actions that perform the destination's presentations in its flow.
  func connectActions() {
    for (event, presentation) in internalState.destinationConfigurations?.configurations ?? [:] {
      connectAction(event, presentation)
    }
  }

  func connectAction(
    _ event: EventType,
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) {
    guard internalState.flow != nil else { return }
    internalState.interfaceActions[event] = action(for: event, presentation) {
      [weak self] (presentation) throws(DestinationsError) in
      guard let self, let flow = internalState.flow else {
        throw .noFlow(destination: self?.type.rawValue ?? "gone")
      }
      try flow.present(presentation)
    }
  }
}

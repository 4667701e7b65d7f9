import Foundation

extension Destinationable {
  /// Returns the presentation of an event.
  ///
  /// - Parameter eventType: The event.
  /// - Returns: The presentation, or `nil` if the event doesn't present anything.
  public func presentation(
    for eventType: EventType
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.destinationConfigurations?.configuration(for: eventType)
  }

  /// Returns the presentation with an ID.
  ///
  /// - Parameter presentationID: The ID of the presentation.
  /// - Returns: The presentation, or `nil` if the destination doesn't have it.
  /// - Complexity: O(*n*), where *n* is the number of presentations.
  public func presentation(
    presentationID: UUID
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.destinationConfigurations?.configurations.values
      .first { $0.id == presentationID }
  }

  /// Returns the presentation that follows a navigation by the user.
  ///
  /// Unless the provider replaces it, the presentation goes back or dismisses a sheet.
  ///
  /// - Parameter navigationType: The navigation.
  /// - Returns: The presentation.
  public func systemNavigationPresentation(
    for navigationType: SystemNavigationType
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.systemNavigationConfigurations?.configuration(for: navigationType)
  }

  /// Returns the system navigation presentation with an ID.
  ///
  /// - Parameter presentationID: The ID of the presentation.
  /// - Returns: The presentation, or `nil` if the destination doesn't have it.
  public func systemNavigationPresentation(
    presentationID: UUID
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    internalState.systemNavigationConfigurations?.configurations.values
      .first { $0.id == presentationID }
  }

  /// Replaces the presentation that has the same ID.
  ///
  /// - Parameter presentation: The presentation.
  public func updatePresentation(
    presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) {
    let configurations = internalState.destinationConfigurations
    for (event, known) in configurations?.configurations ?? [:] where known == presentation {
      configurations?.configurations[event] = presentation
      connectAction(event, presentation)
    }
  }

  /// Replaces the system navigation presentation that has the same ID.
  ///
  /// - Parameter presentation: The presentation.
  public func updateSystemNavigationPresentation(
    presentation: DestinationPresentation<DestinationType, ContentType, TabType>
  ) {
    let configurations = internalState.systemNavigationConfigurations
    for (type, known) in configurations?.configurations ?? [:] where known == presentation {
      configurations?.configurations[type] = presentation
    }
  }
}

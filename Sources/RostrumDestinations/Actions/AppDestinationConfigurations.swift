/// The presentations and interactor requests of a destination, by event.
@MainActor
public final class AppDestinationConfigurations<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable
> {
  /// The presentations, by event.
  public var configurations:
    [EventType: DestinationPresentation<DestinationType, ContentType, TabType>]
  /// The interactor requests, by event.
  public var interactorConfigurations: [EventType: any InteractorConfiguring]

  /// Creates configurations.
  ///
  /// - Parameters:
  ///   - configurations: The presentations, by event.
  ///   - interactorConfigurations: The interactor requests, by event.
  public init(
    configurations: [EventType: DestinationPresentation<DestinationType, ContentType, TabType>]? =
      nil,
    interactorConfigurations: [EventType: any InteractorConfiguring]? = nil
  ) {
    self.configurations = configurations ?? [:]
    self.interactorConfigurations = interactorConfigurations ?? [:]
  }

  /// Adds a presentation, or replaces the existing one.
  ///
  /// - Parameters:
  ///   - configuration: The presentation.
  ///   - eventType: The event that triggers the presentation.
  public func addConfiguration(
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    for eventType: EventType
  ) {
    configurations[eventType] = configuration
  }

  /// Adds an interactor request, or replaces the existing one.
  ///
  /// - Parameters:
  ///   - configuration: The request.
  ///   - eventType: The event that triggers the request.
  public func addInteractorConfiguration(
    configuration: any InteractorConfiguring, for eventType: EventType
  ) {
    interactorConfigurations[eventType] = configuration
  }

  /// Returns the presentation of an event.
  ///
  /// - Parameter eventType: The event.
  /// - Returns: The presentation, or `nil` if the event doesn't present anything.
  public func configuration(
    for eventType: EventType
  ) -> DestinationPresentation<DestinationType, ContentType, TabType>? {
    configurations[eventType]
  }

  /// Returns the interactor request of an event.
  ///
  /// - Parameter eventType: The event.
  /// - Returns: The request, or `nil` if the event doesn't send one.
  public func interactorConfiguration(for eventType: EventType) -> (any InteractorConfiguring)? {
    interactorConfigurations[eventType]
  }

  /// Removes all presentations and requests.
  public func removeAllConfigurations() {
    configurations.removeAll()
    interactorConfigurations.removeAll()
  }
}

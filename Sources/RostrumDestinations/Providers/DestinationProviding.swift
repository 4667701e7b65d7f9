/// An object that creates the destinations of one type and assigns actions to their events.
@MainActor
public protocol DestinationProviding {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The type of the provider's destinations.
  associatedtype Destination: Destinationable<DestinationType, ContentType, TabType>
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable

  /// The presentations, by event.
  var presentationsData:
    [Destination.EventType: DestinationPresentation<DestinationType, ContentType, TabType>]
  { get }
  /// The interactor requests, by event.
  var interactorsData:
    [Destination.EventType: any InteractorConfiguring<Destination.InteractorType>]
  { get }

  /// Returns the presentations of a new destination, by event.
  func buildPresentations() -> AppDestinationConfigurations<
    Destination.EventType, DestinationType, ContentType, TabType
  >?

  /// Returns the presentations that follow navigations by the user.
  func buildSystemPresentations() -> AppDestinationConfigurations<
    SystemNavigationType, DestinationType, ContentType, TabType
  >?

  /// Assigns the interactor requests to a new destination.
  ///
  /// - Parameter destination: The destination.
  func assignInteractorAssistants(for destination: Destination)

  /// Called before the flow starts.
  func prepareForProviding()
}

extension DestinationProviding {
  /// An empty dictionary: no event presents anything.
  public var presentationsData:
    [Destination.EventType: DestinationPresentation<DestinationType, ContentType, TabType>]
  { [:] }

  /// An empty dictionary: no event sends a request.
  public var interactorsData:
    [Destination.EventType: any InteractorConfiguring<Destination.InteractorType>]
  { [:] }

  /// Returns ``presentationsData``.
  public func buildPresentations() -> AppDestinationConfigurations<
    Destination.EventType, DestinationType, ContentType, TabType
  >? {
    AppDestinationConfigurations(configurations: presentationsData)
  }

  /// Returns presentations that go back and dismiss a sheet.
  public func buildSystemPresentations() -> AppDestinationConfigurations<
    SystemNavigationType, DestinationType, ContentType, TabType
  >? {
    AppDestinationConfigurations(configurations: [
      .navigateBackInStack: DestinationPresentation(
        presentationType: .navigationStack(type: .goBack), actionType: .systemNavigation,
        assistantType: .basic),
      .dismissSheet: DestinationPresentation(
        presentationType: .sheet(type: .dismiss), actionType: .systemNavigation,
        assistantType: .basic),
    ])
  }

  /// Assigns ``interactorsData``.
  public func assignInteractorAssistants(for destination: Destination) {
    destination.internalState.interactorConfigurations = interactorsData
  }

  /// The default implementation does nothing.
  public func prepareForProviding() {}

  /// The events that have both a presentation and an interactor request.
  var ambiguousEvents: [String] {
    presentationsData.keys.filter { interactorsData[$0] != nil }.map(\.rawValue).sorted()
  }
}

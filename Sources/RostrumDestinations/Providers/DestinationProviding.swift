/// Makes the destinations of one type, and says what their events lead to.
@MainActor
public protocol DestinationProviding<Destination> {
  /// The type of the destinations.
  associatedtype Destination: Destinationable

  /// What events present.
  var presentationsData:
    [Destination.EventType: DestinationPresentation<
      Destination.DestinationType, Destination.ContentType, Destination.TabType
    >]
  { get }
  /// What events ask interactors for.
  var interactorsData:
    [Destination.EventType: any InteractorConfiguring<Destination.InteractorType>]
  {
    get
  }

  /// The presentations for each new destination, by event.
  func buildPresentations() -> AppDestinationConfigurations<
    Destination.EventType, Destination.PresentationConfiguration
  >?

  /// What happens after the user left a destination without the app's doing.
  func buildSystemPresentations() -> AppDestinationConfigurations<
    SystemNavigationType, Destination.PresentationConfiguration
  >?
}

extension DestinationProviding {
  /// A presentation of the app.
  public typealias PresentationConfiguration = DestinationPresentation<
    Destination.DestinationType, Destination.ContentType, Destination.TabType
  >
  /// The areas of the app.
  public typealias DestinationType = Destination.DestinationType
  /// What is passed on to them.
  public typealias ContentType = Destination.ContentType
  /// The tabs of the app.
  public typealias TabType = Destination.TabType
  /// The interactors of the destination.
  public typealias InteractorType = Destination.InteractorType

  /// No events present anything.
  public var presentationsData: [Destination.EventType: PresentationConfiguration] { [:] }

  /// No events ask interactors for anything.
  public var interactorsData: [Destination.EventType: any InteractorConfiguring<InteractorType>] {
    [:]
  }

  /// Those of ``presentationsData``.
  public func buildPresentations() -> AppDestinationConfigurations<
    Destination.EventType, Destination.PresentationConfiguration
  >? {
    AppDestinationConfigurations(configurations: presentationsData)
  }

  /// Nothing more happens.
  public func buildSystemPresentations() -> AppDestinationConfigurations<
    SystemNavigationType, Destination.PresentationConfiguration
  >? {
    nil
  }
}

/// Makes the destinations of one type, and their views.
///
/// ```swift
/// struct HomeProvider: ViewDestinationProviding {
///   typealias Destination = HomeView.Destination
///   var presentationsData: [HomeView.Event: AppPresentation] = [:]
///
///   func buildDestination(
///     destinationPresentations: Destination.DestinationConfigurations?,
///     navigationPresentations: Destination.NavigationConfigurations?,
///     configuration: AppPresentation, appFlow: some ViewFlowable<AppPresentation>
///   ) -> Destination? {
///     let destination = Destination(
///       destinationType: .home, destinationConfigurations: destinationPresentations,
///       navigationConfigurations: navigationPresentations,
///       parentDestination: configuration.parentDestinationID)
///     destination.assignAssociatedView(view: HomeView(destination: destination))
///     return destination
///   }
/// }
/// ```
@MainActor
public protocol ViewDestinationProviding<Destination>: DestinationProviding
where Destination: ViewDestinationable {
  /// Makes a destination, its view, and its interactors.
  ///
  /// - Parameters:
  ///   - destinationPresentations: The presentations, by event.
  ///   - navigationPresentations: The presentations, by system navigation.
  ///   - configuration: The presentation for which it is made, with its content.
  ///   - appFlow: The flow, which makes destinations that go within.
  /// - Returns: The destination; `nil` if it cannot be made of this.
  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, Destination.PresentationConfiguration
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Destination.PresentationConfiguration
    >?,
    configuration: Destination.PresentationConfiguration,
    appFlow: some ViewFlowable<
      DestinationPresentation<
        Destination.DestinationType, Destination.ContentType, Destination.TabType
      >
    >
  ) -> Destination?
}

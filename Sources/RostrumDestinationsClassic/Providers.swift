import RostrumDestinations

/// A provider of destinations with views, described by their presentations.
///
/// ```swift
/// struct HomeProvider: ViewDestinationProviding {
///   typealias Destination = HomeView.Destination
///
///   func buildDestination(
///     destinationPresentations: AppDestinationConfigurations<
///       Destination.UserInteractionType, AppPresentation
///     >?,
///     navigationPresentations: AppDestinationConfigurations<SystemNavigationType, AppPresentation>?,
///     configuration: AppPresentation, appFlow: some ViewFlowable<AppPresentation>
///   ) -> Destination? {
///     let destination = Destination(
///       destinationType: .home, destinationConfigurations: destinationPresentations)
///     destination.assignAssociatedView(view: HomeView(destination: destination))
///     return destination
///   }
/// }
/// ```
@MainActor
public protocol ViewDestinationProviding<PresentationConfiguration>:
  RostrumDestinations.ViewDestinationProviding
where PresentationConfiguration == DestinationPresentation<DestinationType, ContentType, TabType> {
  /// The presentations of the app.
  associatedtype PresentationConfiguration

  /// Creates a destination, its view, and its interactors.
  ///
  /// - Parameters:
  ///   - destinationPresentations: The presentations, by event.
  ///   - navigationPresentations: The presentations, by system navigation.
  ///   - configuration: The presentation of the destination, with its content.
  ///   - appFlow: The flow, which creates the children of the destination.
  /// - Returns: The destination, or `nil` if it can't be created from the presentation.
  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, PresentationConfiguration
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, PresentationConfiguration
    >?,
    configuration: PresentationConfiguration, appFlow: some ViewFlowable<PresentationConfiguration>
  ) -> Destination?
}

extension ViewDestinationProviding {
  /// Creates a destination, its view, and its interactors, if the flow is one of this module.
  public func buildDestination<Flow>(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, PresentationConfiguration
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, PresentationConfiguration
    >?,
    configuration: PresentationConfiguration, appFlow: Flow
  ) -> Destination?
  where
    Flow: RostrumDestinations.ViewFlowable, Flow.DestinationType == DestinationType,
    Flow.ContentType == ContentType, Flow.TabType == TabType
  {
    let build = Build(
      provider: self, presentations: destinationPresentations, navigation: navigationPresentations,
      configuration: configuration, flow: appFlow)
    return (build as? any DestinationBuilding<Destination>)?.build()
  }
}

/// The parameters of a provider.
///
/// It creates a destination if the flow is one of this module, which the conformance says.
private struct Build<
  Provider: ViewDestinationProviding, Flow: RostrumDestinations.ViewFlowable
> {
  let provider: Provider
  let presentations:
    AppDestinationConfigurations<
      Provider.Destination.EventType, Provider.PresentationConfiguration
    >?
  let navigation:
    AppDestinationConfigurations<SystemNavigationType, Provider.PresentationConfiguration>?
  let configuration: Provider.PresentationConfiguration
  let flow: Flow
}

@MainActor
private protocol DestinationBuilding<Destination> {
  associatedtype Destination

  func build() -> Destination?
}

extension Build: DestinationBuilding
where
  Flow: ViewFlowable, Flow.PresentationConfiguration == Provider.PresentationConfiguration
{
  func build() -> Provider.Destination? {
    provider.buildDestination(
      destinationPresentations: presentations, navigationPresentations: navigation,
      configuration: configuration, appFlow: flow)
  }
}

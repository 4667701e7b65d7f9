/// A provider of destinations with views.
///
/// ```swift
/// struct HomeProvider: ViewDestinationProviding {
///   typealias Destination = HomeView.Destination
///   var presentationsData: [
///     HomeView.Event: DestinationPresentation<AppDestination, AppContent, AppTab>
///   ] = [:]
///
///   func buildDestination(
///     destinationPresentations: AppDestinationConfigurations<
///       HomeView.Event, AppDestination, AppContent, AppTab
///     >?,
///     navigationPresentations: AppDestinationConfigurations<
///       SystemNavigationType, AppDestination, AppContent, AppTab
///     >?,
///     configuration: DestinationPresentation<AppDestination, AppContent, AppTab>,
///     appFlow: some ViewFlowable<AppDestination, AppContent, AppTab>
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
public protocol ViewDestinationProviding<DestinationType, ContentType, TabType>:
  DestinationProviding
where Destination: ViewDestinationable {
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
      Destination.EventType, DestinationType, ContentType, TabType
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >?,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    appFlow: some ViewFlowable<DestinationType, ContentType, TabType>
  ) -> Destination?
}

import RostrumDestinations

/// The associated types of an app's presentations.
public protocol DestinationPresentationConfiguring<DestinationType, TabType, ContentType>:
  RostrumDestinations.DestinationPresentationConfiguring
{}

extension DestinationPresentation: DestinationPresentationConfiguring {}

/// A place in an app that a user can navigate to, described by its presentations.
///
/// ```swift
/// final class NotesDestination: ViewDestinationable, DestinationTypes {
///   enum UserInteractionType: String, UserInteractionTypeable { case add }
///   enum InteractorType: InteractorTypeable { case notes }
///   let id = UUID()
///   let type = AppDestination.notes
///   var view: NotesView?
///   var internalState:
///     DestinationInternalState<
///       InteractorType, UserInteractionType, PresentationType, PresentationConfiguration
///     > = DestinationInternalState()
/// }
/// ```
///
/// `DestinationTypes` is the protocol in which an app gathers its short names. All destinations of
/// RostrumDestinations conform, too.
@MainActor
public protocol Destinationable<PresentationConfiguration>: RostrumDestinations.Destinationable
where
  EventType == UserInteractionType,
  DestinationType == PresentationConfiguration.DestinationType,
  ContentType == PresentationConfiguration.ContentType,
  TabType == PresentationConfiguration.TabType
{
  /// The presentations of the app.
  associatedtype PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring =
    DestinationPresentation<DestinationType, ContentType, TabType>
  /// The events of the interface.
  associatedtype UserInteractionType: UserInteractionTypeable = EventType
}

/// A destination whose interface is a view.
@MainActor
public protocol ViewDestinationable<PresentationConfiguration>: Destinationable,
  RostrumDestinations.ViewDestinationable
{}

/// A destination that contains other destinations.
@MainActor
public protocol GroupedDestinationable<PresentationConfiguration>: Destinationable,
  RostrumDestinations.GroupedDestinationable
{}

/// A destination with a view that contains other destinations.
public typealias GroupedViewDestinationable<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> =
  GroupedDestinationable<PresentationConfiguration> & ViewDestinationable<PresentationConfiguration>

/// A destination whose view contains a navigation stack.
@MainActor
public protocol NavigatingViewDestinationable<PresentationConfiguration>: ViewDestinationable,
  GroupedDestinationable, RostrumDestinations.NavigatingViewDestinationable
{}

/// A destination whose view contains tabs with a destination in each tab.
@MainActor
public protocol TabBarViewDestinationable<PresentationConfiguration, TabType>: ViewDestinationable,
  GroupedDestinationable, RostrumDestinations.TabBarViewDestinationable
{}

/// A destination whose view contains a split view with a destination in each column.
@MainActor
public protocol NavigationSplitViewDestinationable<PresentationConfiguration>:
  ViewDestinationable, GroupedDestinationable,
  RostrumDestinations.NavigationSplitViewDestinationable
{}

extension RostrumDestinations.ViewDestination: ViewDestinationable {}
extension RostrumDestinations.NavigationViewDestination: NavigatingViewDestinationable {}
extension RostrumDestinations.TabViewDestination: TabBarViewDestinationable {}
extension RostrumDestinations.NavigationSplitViewDestination:
  NavigationSplitViewDestinationable
{}

extension RostrumDestinations.Destinationable {
  /// Handles the result of a request; this asynchronous variant is for assistants that await it.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - request: The request.
  public func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    let deliver = { self.handleInteractorResult(result: result, for: request) }
    deliver()
  }

  /// Creates the action of an event that performs a presentation.
  ///
  /// - Parameters:
  ///   - presentationClosure: Performs a copy of the presentation that contains the data of an
  ///     assistant.
  ///   - configuration: The presentation.
  ///   - interactionType: The event.
  /// - Returns: The action.
  public func buildInterfaceAction(
    presentationClosure:
      @escaping @MainActor (DestinationPresentation<DestinationType, ContentType, TabType>) -> Void,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    interactionType: EventType
  ) -> InterfaceAction<EventType, DestinationType, ContentType> {
    buildInterfaceAction(
      presentationClosure: presentationClosure, configuration: configuration,
      eventType: interactionType)
  }
}

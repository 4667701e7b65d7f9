@_exported import RostrumDestinations

/// The presentations of a destination, by event, as the guide to Destinations spells it.
public typealias AppDestinationConfigurations<
  EventType: EventTypeable, Presentation: DestinationPresentationConfiguring
> = RostrumDestinations.AppDestinationConfigurations<
  EventType, Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
>

/// A flow of destinations with views, as the guide to Destinations spells it.
public typealias ViewFlowable<Presentation: DestinationPresentationConfiguring> =
  RostrumDestinations.ViewFlowable<
    Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
  >

/// A presentation that the app carries out, as the guide to Destinations spells it.
public typealias CustomPresentation<Presentation: DestinationPresentationConfiguring> =
  RostrumDestinations.CustomPresentation<
    Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
  >

extension Destinationable {
  /// The events of the destination, as the guide to Destinations calls them.
  public typealias UserInteractionType = EventType

  /// Handles the result of a request; the spelling for assistants that await it.
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
}

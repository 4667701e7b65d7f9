@_exported import RostrumDestinations

/// The presentations of a destination, by event, with the generic parameters of earlier versions.
public typealias AppDestinationConfigurations<
  EventType: EventTypeable, Presentation: DestinationPresentationConfiguring
> = RostrumDestinations.AppDestinationConfigurations<
  EventType, Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
>

/// A flow of destinations with views, with the generic parameters of earlier versions.
public typealias ViewFlowable<Presentation: DestinationPresentationConfiguring> =
  RostrumDestinations.ViewFlowable<
    Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
  >

/// A presentation that the app performs itself, with the generic parameters of earlier versions.
public typealias CustomPresentation<Presentation: DestinationPresentationConfiguring> =
  RostrumDestinations.CustomPresentation<
    Presentation.DestinationType, Presentation.ContentType, Presentation.TabType
  >

extension Destinationable {
  /// The former name of the destination's events.
  public typealias UserInteractionType = EventType

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
}

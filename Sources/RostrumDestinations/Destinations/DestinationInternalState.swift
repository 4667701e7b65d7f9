import Foundation
import Observation

/// What every destination keeps: its configurations, its interactors, what it presents.
@MainActor @Observable
public final class DestinationInternalState<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable, InteractorType: InteractorTypeable
> {
  /// A presentation of the app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The destination around, or that presented this one.
  @ObservationIgnored public var parentDestinationID: UUID?
  /// The presentations, by event.
  @ObservationIgnored
  public var destinationConfigurations: AppDestinationConfigurations<EventType, Presentation>?
  /// The presentations, by system navigation.
  @ObservationIgnored
  public var systemNavigationConfigurations:
    AppDestinationConfigurations<SystemNavigationType, Presentation>?
  /// What events ask interactors for.
  @ObservationIgnored
  public var interactorConfigurations: [EventType: any InteractorConfiguring<InteractorType>] = [:]
  /// The interactors.
  @ObservationIgnored
  public internal(set) var interactors: [InteractorType: any AbstractInteractable] = [:]
  /// The requests that are under way.
  @ObservationIgnored public let requests = RequestTasks()
  /// The sheet over the destination, where its view keeps none itself.
  @ObservationIgnored public let sheetPresentation = SheetPresentation()
  /// What was added to the destination, in order.
  public internal(set) var addedDestinations:
    [any ViewDestinationable<DestinationType, ContentType, TabType>] = []
  /// The flow that the destination is in.
  @ObservationIgnored public internal(set) weak var flow: (any ViewFlowable<Presentation>)?

  /// Makes the state of a new destination.
  ///
  /// - Parameters:
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The destination around, or that presents the new one.
  public init(
    destinationConfigurations: AppDestinationConfigurations<EventType, Presentation>? = nil,
    navigationConfigurations: AppDestinationConfigurations<SystemNavigationType, Presentation>? =
      nil,
    parentDestination: UUID? = nil
  ) {
    self.destinationConfigurations = destinationConfigurations
    systemNavigationConfigurations = navigationConfigurations
    parentDestinationID = parentDestination
  }
}

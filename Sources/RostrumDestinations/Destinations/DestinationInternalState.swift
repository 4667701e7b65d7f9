import Foundation
import Observation

/// The state that every destination stores: its configurations, actions, interactors and children.
@MainActor @Observable
public final class DestinationInternalState<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable, InteractorType: InteractorTypeable
> {
  /// The container of the destination, or the destination that presented it.
  @ObservationIgnored public var parentDestinationID: UUID?
  /// The presentations, by event.
  @ObservationIgnored
  public var destinationConfigurations:
    AppDestinationConfigurations<EventType, DestinationType, ContentType, TabType>?
  /// The presentations, by system navigation.
  @ObservationIgnored
  public var systemNavigationConfigurations:
    AppDestinationConfigurations<SystemNavigationType, DestinationType, ContentType, TabType>?
  /// Whether a navigation by the user is in progress.
  @ObservationIgnored public var isSystemNavigating = false
  /// The interactors.
  @ObservationIgnored public var interactors: [InteractorType: any AbstractInteractable] = [:]
  /// The actions, by event.
  @ObservationIgnored
  public var interfaceActions:
    [EventType: InterfaceAction<EventType, DestinationType, ContentType>] = [:]
  /// The actions, by system navigation.
  @ObservationIgnored
  public var systemNavigationActions:
    [SystemNavigationType: InterfaceAction<SystemNavigationType, DestinationType, ContentType>] =
      [:]
  /// The assistants that send requests, by event.
  @ObservationIgnored
  public var interactorAssistants:
    [EventType: any InteractorAssisting<InteractorType, ContentType>] = [:]
  /// The navigator of the stack that contains the destination.
  @ObservationIgnored public weak var navigator: (any DestinationPathNavigating)?

  /// The interactor requests, by event.
  @ObservationIgnored
  var interactorConfigurations: [EventType: any InteractorConfiguring<InteractorType>] = [:]
  /// The requests that are in flight.
  @ObservationIgnored public let requests = RequestTasks()
  /// The sheet over the destination, unless its view stores one.
  @ObservationIgnored public let sheetPresentation = SheetPresentation()
  /// The destinations that were added to this one, in order.
  public internal(set) var addedDestinations:
    [any ViewDestinationable<DestinationType, ContentType, TabType>] = []
  /// The flow that contains the destination.
  @ObservationIgnored
  public internal(set) weak var flow: (any ViewFlowable<DestinationType, ContentType, TabType>)?
  /// The content that the destination was presented with.
  @ObservationIgnored var content: ContentType?
  @ObservationIgnored var appearance = Appearance.none
  @ObservationIgnored var delayedCompletion: (@MainActor (Bool) -> Void)?
  @ObservationIgnored var removalClosure: (@MainActor () -> Void)?

  /// The appearance that the destination was last notified of.
  enum Appearance {
    case none, hidden, visible, covered
  }

  /// Creates the state of a new destination.
  public convenience init() {
    self.init(destinationConfigurations: nil)
  }

  /// Creates the state of a new destination.
  ///
  /// - Parameters:
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The parent of the destination.
  public init(
    destinationConfigurations: AppDestinationConfigurations<
      EventType, DestinationType, ContentType, TabType
    >?,
    navigationConfigurations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >? = nil,
    parentDestination: UUID? = nil
  ) {
    self.destinationConfigurations = destinationConfigurations
    systemNavigationConfigurations = navigationConfigurations
    parentDestinationID = parentDestination
  }
}

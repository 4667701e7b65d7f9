import Foundation

/// A destination whose view contains a navigation stack.
///
/// The view conforms to ``NavigatingDestinationInterfacing``.
public final class NavigationViewDestination<
  EventType: EventTypeable, ViewType: NavigatingDestinationInterfacing,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: NavigatingViewDestinationable {
  /// The ID of the destination.
  public let id = UUID()
  /// The type of the destination.
  public let type: DestinationType
  /// The view.
  public var view: ViewType?
  /// The state that every destination stores.
  public var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// The state of the group.
  public var groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()
  /// The state model, which contains the logic of the destination.
  public var stateModel:
    (
      any StateModeling<
        NavigationViewDestination<
          EventType, ViewType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )?

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - destinationType: The type of the destination.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The parent of the destination.
  ///   - state: The object with the logic of the destination.
  public init(
    destinationType: DestinationType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil,
    state: (
      any StateModeling<
        NavigationViewDestination<
          EventType, ViewType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )? = nil
  ) {
    type = destinationType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    stateModel = state
  }
}

import Foundation

/// A destination whose view holds a navigation stack, without data of its own.
///
/// The view conforms to ``NavigatingDestinationInterfacing``.
public final class NavigationViewDestination<
  ViewType: NavigatingDestinationInterfacing & ViewDestinationInterfacing,
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable, InteractorType: InteractorTypeable
>: NavigatingViewDestinationable {
  /// The identity in the flow.
  public let id = UUID()
  /// Which area it is.
  public let type: DestinationType
  /// The view.
  public var view: ViewType?
  /// What every destination keeps.
  public let internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// What the group keeps.
  public let groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()

  /// Makes a destination.
  ///
  /// - Parameters:
  ///   - destinationType: Which area it is.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The destination around, or that presents this one.
  public init(
    destinationType: DestinationType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    type = destinationType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
  }
}

import Foundation
import RostrumDestinations

// NB: A module can't declare a function with the name of one of its types. The functions of this
// module stand beside the types of the same names in `RostrumDestinationsClassic`, whose generic
// parameters can't be inferred.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates configurations.
///
/// - Parameters:
///   - configurations: The presentations, by event.
///   - interactorConfigurations: The interactor requests, by event.
/// - Returns: The configurations.
@MainActor
public func AppDestinationConfigurations<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable
>(
  configurations: [EventType: DestinationPresentation<DestinationType, ContentType, TabType>]? =
    nil,
  interactorConfigurations: [EventType: any InteractorConfiguring]? = nil
)
  -> RostrumDestinations.AppDestinationConfigurations<
    EventType, DestinationType, ContentType, TabType
  >
{
  RostrumDestinations.AppDestinationConfigurations(
    configurations: configurations, interactorConfigurations: interactorConfigurations)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the state of a new destination.
///
/// - Returns: The state.
@MainActor
public func DestinationInternalState<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable, InteractorType: InteractorTypeable
>()
  -> RostrumDestinations.DestinationInternalState<
    EventType, DestinationType, ContentType, TabType, InteractorType
  >
{
  RostrumDestinations.DestinationInternalState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the state of a new destination.
///
/// - Parameters:
///   - destinationConfigurations: The presentations, by event.
///   - navigationConfigurations: The presentations, by system navigation.
///   - parentDestination: The parent of the destination.
/// - Returns: The state.
@MainActor
public func DestinationInternalState<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable,
  TabType: TabTypeable, InteractorType: InteractorTypeable
>(
  destinationConfigurations: RostrumDestinations.AppDestinationConfigurations<
    EventType, DestinationType, ContentType, TabType
  >?,
  navigationConfigurations: RostrumDestinations.AppDestinationConfigurations<
    SystemNavigationType, DestinationType, ContentType, TabType
  >? = nil,
  parentDestination: UUID? = nil
)
  -> RostrumDestinations.DestinationInternalState<
    EventType, DestinationType, ContentType, TabType, InteractorType
  >
{
  RostrumDestinations.DestinationInternalState(
    destinationConfigurations: destinationConfigurations,
    navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the state of a group without children.
///
/// - Returns: The state.
@MainActor
public func GroupDestinationInternalState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>() -> RostrumDestinations.GroupDestinationInternalState<DestinationType, ContentType, TabType> {
  RostrumDestinations.GroupDestinationInternalState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a presentation that the app performs itself.
///
/// - Parameter swiftUI: The closure that presents a destination.
/// - Returns: The presentation.
@MainActor
public func CustomPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>(
  swiftUI: RostrumDestinations.CustomViewPresentationClosure<
    DestinationType, ContentType, TabType
  >? = nil
) -> RostrumDestinations.CustomPresentation<DestinationType, ContentType, TabType> {
  RostrumDestinations.CustomPresentation(swiftUI: swiftUI)
}

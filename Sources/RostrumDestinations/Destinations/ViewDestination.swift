import Foundation

/// A destination with a view, without data of its own.
///
/// ```swift
/// struct HomeView: ViewDestinationInterfacing {
///   enum Event: EventTypeable { … }
///   typealias Destination = ViewDestination<
///     HomeView, Event, AppDestination, AppContent, AppTab, NoInteractors
///   >
///   @State var destinationState: DestinationInterfaceState<Destination>
///
///   init(destination: Destination) {
///     destinationState = DestinationInterfaceState(destination: destination)
///   }
///   …
/// }
/// ```
public final class ViewDestination<
  ViewType: ViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ViewDestinationable {
  /// The identity in the flow.
  public let id = UUID()
  /// Which area it is.
  public let type: DestinationType
  /// The view.
  public var view: ViewType?
  /// What every destination keeps.
  public let internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>

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

/// The interactors of a destination that has none.
public enum NoInteractors: InteractorTypeable {}

import Foundation

/// A destination with a view.
///
/// ```swift
/// struct HomeView: ViewDestinationInterfacing {
///   enum Event: String, EventTypeable { case open }
///   typealias Destination = ViewDestination<
///     HomeView, Event, AppDestination, AppContent, AppTab, NoInteractors
///   >
///   @State var destinationState: DestinationInterfaceState<Destination>
///
///   init(destination: Destination) {
///     self.destinationState = DestinationInterfaceState(destination: destination)
///   }
/// }
/// ```
public final class ViewDestination<
  ViewType: ViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ViewDestinationable {
  /// The ID of the destination.
  public let id = UUID()
  /// The type of the destination.
  public var type: DestinationType
  /// The view.
  public var view: ViewType?
  /// The state that every destination stores.
  public var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// The state model, which contains the logic of the destination.
  public var stateModel:
    (
      any StateModeling<
        ViewDestination<ViewType, EventType, DestinationType, ContentType, TabType, InteractorType>
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
        ViewDestination<ViewType, EventType, DestinationType, ContentType, TabType, InteractorType>
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

extension ViewDestination: Equatable {
  /// Whether two destinations have the same ID.
  public nonisolated static func == (first: ViewDestination, second: ViewDestination) -> Bool {
    first.id == second.id
  }
}

/// The interactors of a destination that has none.
public enum NoInteractors: InteractorTypeable {}

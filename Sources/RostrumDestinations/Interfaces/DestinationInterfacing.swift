import Foundation
import RostrumViews

/// The interface of a destination.
@MainActor
public protocol DestinationInterfacing<DestinationType, ContentType, TabType> {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations = Destination.DestinationType
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable = Destination.ContentType
  /// The tabs of the app.
  associatedtype TabType: TabTypeable = Destination.TabType
  /// The interactors of the destination.
  associatedtype InteractorType: InteractorTypeable = Destination.InteractorType
  /// The events of the interface.
  associatedtype EventType: EventTypeable = Destination.EventType
  /// The type of the destination.
  associatedtype Destination: Destinationable
  /// The type of the state model.
  associatedtype StateModel = DestinationState.StateModel
  /// The type of the object that connects the interface with the destination.
  associatedtype DestinationState: DestinationStateable
  where DestinationState.Destination == Destination

  /// The object that connects the interface with the destination.
  var destinationState: DestinationState { get }

  /// Called when the destination has been removed from its flow.
  func cleanupResources()
}

extension DestinationInterfacing {
  /// The destination of the interface.
  public func destination() -> Destination { destinationState.destination }

  /// The state model of the interface.
  public var stateModel: DestinationState.StateModel { destinationState.stateModel }

  /// The default implementation does nothing.
  public func cleanupResources() {}
}

/// The view of a destination.
///
/// ```swift
/// struct ColorsListView: ViewDestinationInterfacing {
///   typealias Destination = ColorsListDestination
///   @State var destinationState: DestinationInterfaceState<Destination>
///
///   init(destination: Destination) {
///     self.destinationState = DestinationInterfaceState(destination: destination)
///   }
///
///   var body: some View {
///     Button("More") { destination().handleEvent(.moreButton) }
///   }
/// }
/// ```
@MainActor
public protocol ViewDestinationInterfacing<DestinationType, ContentType, TabType>:
  DestinationInterfacing, View
{}

extension ViewDestinationInterfacing {
  /// Returns the view of a destination of the flow.
  ///
  /// - Parameter destination: The destination, or `nil` for an empty view.
  /// - Returns: The view, including everything that the flow presents from it.
  public func destinationView(for destination: (any ViewDestinationable)?) -> DestinationView {
    DestinationView(destination)
  }

  /// Returns the view of a destination of the flow.
  ///
  /// - Parameter id: The ID of the destination; if it isn't in the flow, the view is empty.
  /// - Returns: The view, including everything that the flow presents from it.
  public func destinationView(for id: UUID) -> DestinationView {
    DestinationView(destination().internalState.flow?.viewDestination(for: id))
  }
}

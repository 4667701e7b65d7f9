import Foundation
import RostrumViews

/// The interface of a destination.
@MainActor
public protocol DestinationInterfacing {
  /// The type of the destination.
  associatedtype Destination: Destinationable
  /// The type of what connects the interface to it.
  associatedtype DestinationState: DestinationStateable
  where DestinationState.Destination == Destination

  /// What connects the interface to its destination.
  var destinationState: DestinationState { get }
}

extension DestinationInterfacing {
  /// The destination of the interface.
  public func destination() -> Destination { destinationState.destination }
}

/// The view of a destination.
///
/// ```swift
/// struct ColorsListView: ViewDestinationInterfacing {
///   typealias Destination = ColorsListDestination
///   @State var destinationState: DestinationInterfaceState<Destination>
///
///   init(destination: Destination) {
///     destinationState = DestinationInterfaceState(destination: destination)
///   }
///
///   var body: some View {
///     Button("More") { destination().handleEvent(.moreButton) }
///   }
/// }
/// ```
@MainActor
public protocol ViewDestinationInterfacing: DestinationInterfacing, View {}

extension ViewDestinationInterfacing {
  /// The view of another destination of the flow.
  ///
  /// - Parameter destination: The destination; nothing is shown for `nil`.
  /// - Returns: The view, with what the flow presents from it.
  public func destinationView(for destination: (any ViewDestinationable)?) -> DestinationView {
    DestinationView(destination)
  }

  /// The view of another destination of the flow.
  ///
  /// - Parameter id: The destination; nothing is shown for one that is not there.
  /// - Returns: The view, with what the flow presents from it.
  public func destinationView(for id: UUID) -> DestinationView {
    DestinationView(destination().internalState.flow?.destination(for: id))
  }
}

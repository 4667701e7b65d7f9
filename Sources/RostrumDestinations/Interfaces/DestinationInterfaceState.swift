import Observation

/// Connects an interface to its destination.
@MainActor
public protocol DestinationStateable<Destination>: AnyObject {
  /// The type of the destination.
  associatedtype Destination: Destinationable

  /// The destination.
  var destination: Destination { get set }
}

/// Connects a view to its destination; the view keeps it as its state.
///
/// ```swift
/// @State var destinationState: DestinationInterfaceState<Destination>
///
/// init(destination: Destination) {
///   destinationState = DestinationInterfaceState(destination: destination)
/// }
/// ```
@MainActor
public final class DestinationInterfaceState<Destination: Destinationable>: DestinationStateable {
  /// The destination.
  public var destination: Destination

  /// Connects a view to a destination.
  ///
  /// - Parameter destination: The destination.
  public init(destination: Destination) {
    self.destination = destination
  }
}

/// Connects a view with a navigation stack to its destination.
@MainActor
public protocol NavigationDestinationStateable<Destination>: DestinationStateable {
  /// The path of the stack.
  var navigator: any DestinationPathNavigating { get set }
}

/// Connects a view with a navigation stack to its destination, and keeps the path of the stack.
///
/// ```swift
/// NavigationStack(path: $destinationState.navigator.navigationPath) { … }
/// ```
@MainActor
public final class NavigationDestinationInterfaceState<Destination: Destinationable>:
  NavigationDestinationStateable
{
  /// The destination.
  public var destination: Destination
  /// The path of the stack.
  public var navigator: any DestinationPathNavigating

  /// Connects a view to a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - navigator: The path of the stack.
  public init(
    destination: Destination, navigator: any DestinationPathNavigating = DestinationNavigator()
  ) {
    self.destination = destination
    self.navigator = navigator
  }
}

/// The object that connects an interface with its destination and its state model.
@MainActor
public protocol DestinationStateable<Destination, StateModel>: AnyObject {
  /// The type of the destination.
  associatedtype Destination: Destinationable
  /// The type of the state model.
  associatedtype StateModel

  /// The destination.
  var destination: Destination { get set }
  /// The state model.
  var stateModel: StateModel { get set }
}

/// An object that connects a view with its destination; the view stores it as `@State`.
///
/// ```swift
/// @State var destinationState: DestinationInterfaceState<Destination>
///
/// init(destination: Destination) {
///   self.destinationState = DestinationInterfaceState(destination: destination)
/// }
/// ```
@MainActor
public final class DestinationInterfaceState<Destination: Destinationable>: DestinationStateable {
  /// The type of the state model.
  public typealias StateModel = DefaultDestinationState<Destination>

  /// The destination.
  public var destination: Destination
  /// The state model.
  public var stateModel: StateModel

  /// Connects a view with a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - state: The state model, or `nil` to create one.
  public init(destination: Destination, state: StateModel? = nil) {
    self.destination = destination
    stateModel = state ?? DefaultDestinationState(destination: destination)
  }
}

/// An object that connects a view with a navigation stack to its destination.
@MainActor
public protocol NavigationDestinationStateable<Destination>: DestinationStateable {
  /// The path of the stack.
  var navigator: any DestinationPathNavigating { get set }
}

/// An object that connects a view to its destination, and stores the path of its navigation stack.
///
/// ```swift
/// NavigationStack(path: $destinationState.navigator.navigationPath) { … }
/// ```
@MainActor
public final class NavigationDestinationInterfaceState<Destination: Destinationable>:
  NavigationDestinationStateable
{
  /// The type of the state model.
  public typealias StateModel = DefaultDestinationState<Destination>

  /// The destination.
  public var destination: Destination
  /// The path of the stack.
  public var navigator: any DestinationPathNavigating = DestinationNavigator()
  /// The state model.
  public var stateModel: StateModel

  /// Connects a view with a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - state: The state model, or `nil` to create one.
  public init(destination: Destination, state: StateModel? = nil) {
    self.destination = destination
    stateModel = state ?? DefaultDestinationState(destination: destination)
  }
}

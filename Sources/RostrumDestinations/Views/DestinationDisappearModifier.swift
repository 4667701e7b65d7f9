import RostrumViews

/// A modifier that performs an action when the view of a destination has left its navigation stack.
///
/// The action isn't performed for a view that is covered by another view or is in another tab.
public struct DestinationDisappearModifier: ViewModifier {
  let destination: any ViewDestinationable
  let navigationDestination: (any NavigatingViewDestinationable)?
  let action: (@MainActor () -> Void)?

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - destination: The destination of the view.
  ///   - navigationDestination: The destination with the stack.
  ///   - action: A closure to call when the destination has left the stack.
  public init(
    destination: any ViewDestinationable,
    navigationDestination: (any NavigatingViewDestinationable)? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.destination = destination
    self.navigationDestination = navigationDestination
    self.action = action
  }

  private var isOnStack: Bool {
    let navigator = navigationDestination?.navigator() ?? destination.presentingNavigator
    return navigator?.index(of: destination.id) != nil
  }

  /// The view.
  public func body(content: Content) -> some View {
    content.onDisappear {
      guard !isOnStack else { return }
      destination.leaveFlow()
      action?()
    }
  }
}

extension Destinationable {
  var presentingNavigator: (any DestinationPathNavigating)? { internalState.navigator }
}

extension View {
  /// Removes a destination from the flow when its view has left its navigation stack.
  ///
  /// A ``DestinationNavigator`` notifies the flow itself, so the modifier is needed only for a
  /// custom navigator or to perform an action.
  ///
  /// - Parameters:
  ///   - destination: The destination of the view.
  ///   - navigationDestination: The destination with the stack.
  ///   - action: A closure to call when the destination has left the stack.
  /// - Returns: The view.
  public func onDestinationDisappear(
    destination: any ViewDestinationable,
    navigationDestination: (any NavigatingViewDestinationable)? = nil,
    action: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(
      DestinationDisappearModifier(
        destination: destination, navigationDestination: navigationDestination, action: action))
  }
}

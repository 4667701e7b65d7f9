import RostrumViews

/// Acts when the view of a destination has left its navigation stack.
///
/// A view that is only covered, by another screen or another tab, has not left.
public struct DestinationDisappearModifier: ViewModifier {
  let destination: any ViewDestinationable
  let navigationDestination: any NavigatingViewDestinationable
  let action: (@MainActor () -> Void)?

  /// Makes the modifier.
  ///
  /// - Parameters:
  ///   - destination: The destination of the view.
  ///   - navigationDestination: The destination with the stack.
  ///   - action: Runs when the destination has left the stack.
  public init(
    destination: any ViewDestinationable,
    navigationDestination: any NavigatingViewDestinationable,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.destination = destination
    self.navigationDestination = navigationDestination
    self.action = action
  }

  /// The view, followed.
  public func body(content: Content) -> some View {
    content.onDisappear {
      guard navigationDestination.navigator()?.index(of: destination.id) == nil else { return }
      destination.leaveFlow()
      action?()
    }
  }
}

extension View {
  /// Takes a destination out of the flow when its view has left its navigation stack.
  ///
  /// With a ``DestinationNavigator`` the flow knows by itself; the modifier is for what else the app
  /// does then.
  ///
  /// - Parameters:
  ///   - destination: The destination of the view.
  ///   - navigationDestination: The destination with the stack.
  ///   - action: Runs when the destination has left the stack.
  /// - Returns: The view.
  public func onDestinationDisappear(
    destination: any ViewDestinationable,
    navigationDestination: any NavigatingViewDestinationable,
    action: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(
      DestinationDisappearModifier(
        destination: destination, navigationDestination: navigationDestination, action: action))
  }
}

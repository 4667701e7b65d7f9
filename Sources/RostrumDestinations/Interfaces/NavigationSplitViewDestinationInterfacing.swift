import RostrumScenes

/// A view with a split view.
///
/// ```swift
/// NavigationSplitView(preferredCompactColumn: $destinationState.destination.selectedColumn) {
///   BindableContainerView(content: $destinationState.destination.currentSidebar)
/// } detail: {
///   BindableContainerView(content: $destinationState.destination.currentDetail)
/// }
/// ```
@MainActor
public protocol NavigationSplitViewDestinationInterfacing: ViewDestinationInterfacing
where Destination: NavigationSplitViewDestinationable {}

extension NavigationSplitViewDestinationInterfacing {
  /// Returns the view of the destination in a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The view, including everything that the flow presents from it.
  public func destinationView(for column: NavigationSplitViewColumn) -> DestinationView {
    DestinationView(destination().shownDestination(in: column))
  }
}

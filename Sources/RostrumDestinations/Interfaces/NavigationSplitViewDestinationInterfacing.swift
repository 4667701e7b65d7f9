import RostrumViews

/// A view with a split view.
///
/// ```swift
/// NavigationSplitView(preferredCompactColumn: $destinationState.destination.selectedColumn) {
///   destinationView(for: .sidebar)
/// } detail: {
///   destinationView(for: .detail)
/// }
/// ```
@MainActor
public protocol NavigationSplitViewDestinationInterfacing: ViewDestinationInterfacing
where Destination: NavigationSplitViewDestinationable {}

extension NavigationSplitViewDestinationInterfacing {
  /// The view of the destination in a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The view, with what the flow presents from it.
  public func destinationView(for column: NavigationSplitViewColumn) -> DestinationView {
    DestinationView(destination().rootDestination(for: column))
  }
}

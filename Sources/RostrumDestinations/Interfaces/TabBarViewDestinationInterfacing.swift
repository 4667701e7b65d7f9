import RostrumViews

/// A view with tabs.
///
/// ```swift
/// TabView(selection: $destinationState.destination.selectedTab) {
///   ForEach($destinationState.destination.activeTabs, id: \.self) { tab in
///     destinationView(for: tab.wrappedValue)
///       .tag(tab.wrappedValue)
///       .tabItem { Label(tab.wrappedValue.type.tabName, systemImage: "star") }
///   }
/// }
/// ```
@MainActor
public protocol TabBarViewDestinationInterfacing: ViewDestinationInterfacing
where Destination: TabBarViewDestinationable {}

extension TabBarViewDestinationInterfacing {
  /// The view of the destination in a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The view, with what the flow presents from it.
  public func destinationView(for tab: TabModel<Destination.TabType>) -> DestinationView {
    DestinationView(destination().rootDestination(for: tab.type))
  }

  /// Chooses a tab.
  ///
  /// - Parameter tab: Which tab.
  /// - Throws: ``DestinationsError/tabNotFound(tab:tabs:)`` if it is not active.
  public func gotoTab(_ tab: Destination.TabType) throws(DestinationsError) {
    try destination().updateSelectedTab(type: tab)
  }
}

import Foundation
import RostrumViews

/// The interface of a destination with tabs.
@MainActor
public protocol TabBarDestinationInterfacing: DestinationInterfacing {}

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
public protocol TabBarViewDestinationInterfacing<TabType>: TabBarDestinationInterfacing,
  ViewDestinationInterfacing
where Destination: TabBarViewDestinationable, TabType == Destination.TabType {}

extension TabBarViewDestinationInterfacing {
  /// Returns the view of the destination in a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The view, including everything that the flow presents from it.
  public func destinationView(for tab: TabModel<TabType>) -> DestinationView {
    DestinationView(destination().rootDestination(for: tab.type))
  }

  /// Returns the index of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The index of the tab, or `nil` if it isn't active.
  public func tabIndex(for tab: TabType) -> Int? { destination().tabIndex(for: tab) }

  /// Returns the tab that shows a destination.
  ///
  /// - Parameter destinationID: The ID of the destination, which may be on the stack of a tab.
  /// - Returns: The tab, or `nil` if no tab shows the destination.
  public func tab(destinationID: UUID) -> TabType? {
    destination().tab(destinationID: destinationID)
  }

  /// Selects a tab.
  ///
  /// - Parameter type: The tab.
  /// - Throws: ``DestinationsError/tabNotFound(message:)`` if the tab isn't active.
  public func gotoTab(_ type: TabType) throws(DestinationsError) {
    try destination().updateSelectedTab(type: type)
  }

  /// Replaces the destination and the stack of a tab with another destination of the group.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - newDestinationID: The ID of the destination; if it isn't a child of the tab bar, this
  ///     method is a no-op.
  public func replaceViews(in tab: TabType, with newDestinationID: UUID) {
    guard let model = destination().tab(for: tab) else { return }
    destination().updateTabViews(destinationIDs: [newDestinationID], for: [model])
  }
}

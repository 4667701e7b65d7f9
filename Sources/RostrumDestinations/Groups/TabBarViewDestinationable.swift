import Foundation

/// A destination whose view holds tabs, each of which shows a destination.
@MainActor
public protocol TabBarViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The tabs, in order.
  var activeTabs: [TabModel<TabType>] { get set }
  /// The tab that is chosen.
  var selectedTab: TabModel<TabType> { get set }
  /// The destination in each tab.
  var destinationIDsForTabs: [TabType: UUID] { get set }
}

extension TabBarViewDestinationable {
  /// The destination in the chosen tab.
  public func currentChildDestination() -> Child? { rootDestination(for: selectedTab.type) }

  /// The tab of a type.
  ///
  /// - Parameter type: Which tab.
  /// - Returns: The tab, if it is active.
  public func tab(for type: TabType) -> TabModel<TabType>? {
    activeTabs.first { $0.type == type }
  }

  /// The tab that shows a destination.
  ///
  /// - Parameter destinationID: The destination.
  /// - Returns: The tab, if there is one.
  public func tab(destinationID: UUID) -> TabModel<TabType>? {
    destinationIDsForTabs.first { $0.value == destinationID }.flatMap { tab(for: $0.key) }
  }

  /// The place of a tab.
  ///
  /// - Parameter type: Which tab.
  /// - Returns: Its index, if it is active.
  public func tabIndex(for type: TabType) -> Int? {
    activeTabs.firstIndex { $0.type == type }
  }

  /// The destination that a tab shows.
  ///
  /// - Parameter type: Which tab.
  /// - Returns: The identity of the destination, if there is one.
  public func destinationIdentifier(for type: TabType) -> UUID? { destinationIDsForTabs[type] }

  /// The destination that a tab shows.
  ///
  /// - Parameter type: Which tab.
  /// - Returns: The destination, if there is one.
  public func rootDestination(for type: TabType) -> Child? {
    destinationIDsForTabs[type].flatMap { childForIdentifier(destinationIdentifier: $0) }
  }

  /// The destination in front within a tab.
  ///
  /// - Parameter type: Which tab.
  /// - Returns: The one on top of the tab's stack, or the one that the tab shows.
  public func currentDestination(for type: TabType) -> Child? {
    rootDestination(for: type)?.front
  }

  /// Chooses a tab.
  ///
  /// - Parameter type: Which tab.
  /// - Throws: ``DestinationsError/tabNotFound(tab:tabs:)`` if it is not active.
  public func updateSelectedTab(type: TabType) throws(DestinationsError) {
    selectedTab = try activeTab(type)
  }

  /// Shows a destination in a tab: on top of the tab's navigation stack if it has one, else in
  /// place of what it shows.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - type: Which tab.
  ///   - shouldUpdateSelectedTab: Whether the tab is chosen.
  ///   - presentationOptions: How it comes onto a stack.
  /// - Throws: ``DestinationsError/tabNotFound(tab:tabs:)`` if the tab is not active.
  public func presentDestination(
    destination: Child, in type: TabType, shouldUpdateSelectedTab: Bool = true,
    presentationOptions: NavigationStackPresentationOptions? = nil
  ) throws(DestinationsError) {
    let tab = try activeTab(type)
    if let stack = rootDestination(for: type)?.asNavigating {
      stack.push(destination, shouldAnimate: presentationOptions?.shouldAnimate)
    } else if let old = rootDestination(for: type) {
      detach(old.id, replacement: destination)
    } else {
      destinationIDsForTabs[type] = destination.id
      addChild(childDestination: destination, shouldSetDestinationAsCurrent: false)
    }
    if shouldUpdateSelectedTab { selectedTab = tab }
  }

  /// Takes the destination of a tab away, or puts another one in its place.
  public func detach(_ id: UUID, replacement: Child?) {
    for (tab, shown) in destinationIDsForTabs where shown == id {
      destinationIDsForTabs[tab] = replacement?.id
    }
    swap(id, replacement)
  }

  func activeTab(_ type: TabType) throws(DestinationsError) -> TabModel<TabType> {
    if let tab = tab(for: type) { return tab }
    throw .tabNotFound(tab: type.tabName, tabs: activeTabs.map(\.type.tabName))
  }
}

import Foundation

/// A closure that receives the selected tab.
public typealias TabBarViewSelectedTabUpdatedClosure<TabType: TabTypeable> =
  @MainActor (_ selectedTab: TabModel<TabType>) -> Void

/// A destination whose view contains tabs with a destination in each tab.
@MainActor
public protocol TabBarViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The tabs, in order.
  var activeTabs: [TabModel<TabType>] { get set }
  /// The selected tab.
  var selectedTab: TabModel<TabType> { get set }
  /// The destination of each tab.
  var destinationIDsForTabs: [TabType: UUID] { get set }
  /// A closure that is called when a different tab has been selected.
  var selectedTabUpdatedClosure: TabBarViewSelectedTabUpdatedClosure<TabType>? { get set }
}

extension TabBarViewDestinationable {
  /// The destination of the selected tab.
  public func frontChild() -> ViewChild? { rootDestination(for: selectedTab.type) }

  /// The frontmost destination in the selected tab: the top of its stack, at any depth.
  public func currentChildDestination() -> (
    any Destinationable<DestinationType, ContentType, TabType>
  )? { currentDestination(for: selectedTab.type) }

  /// The destinations of the tabs and of their stacks.
  public func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>] {
    ownChildrenWithStacks
  }

  /// Returns the model of a tab.
  ///
  /// - Parameter type: The tab.
  /// - Returns: The model, or `nil` if the tab isn't active.
  public func tab(for type: TabType) -> TabModel<TabType>? {
    activeTabs.first { $0.type == type }
  }

  /// Returns the tab that shows a destination.
  ///
  /// - Parameter destinationID: The ID of the tab's destination, or of a destination on its stack.
  /// - Returns: The tab, or `nil` if no tab shows the destination.
  public func tab(destinationID: UUID) -> TabType? {
    destinationIDsForTabs.first { tab, shown in
      shown == destinationID
        || ownChild(shown)?.asGroup?.childForIdentifier(destinationIdentifier: destinationID) != nil
    }?.key
  }

  /// Returns the index of a tab.
  ///
  /// - Parameter type: The tab.
  /// - Returns: The index of the tab, or `nil` if it isn't active.
  public func tabIndex(for type: TabType) -> Int? {
    activeTabs.firstIndex { $0.type == type }
  }

  /// Returns the ID of a tab's destination.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The ID, or `nil` if the tab doesn't have a destination.
  public func destinationIdentifier(for tab: TabType) -> UUID? { destinationIDsForTabs[tab] }

  /// Returns the destination of a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The destination, or `nil` if the tab doesn't have one.
  public func rootDestination(for tab: TabType) -> ViewChild? {
    destinationIDsForTabs[tab].flatMap { ownChild($0) }
  }

  /// Returns the frontmost destination in a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The top of the tab's stack, or the destination of the tab.
  public func currentDestination(for tab: TabType) -> ViewChild? {
    rootDestination(for: tab)?.front
  }

  /// Selects a tab.
  ///
  /// - Parameter type: The tab.
  /// - Throws: ``DestinationsError/tabNotFound(message:)`` if it isn't active.
  public func updateSelectedTab(type: TabType) throws(DestinationsError) {
    selectedTab = try activeTab(type)
  }

  /// Assigns a closure that is called when a different tab has been selected.
  ///
  /// - Parameter closure: A closure that receives the tab.
  public func assignSelectedTabUpdatedClosure(
    closure: @escaping TabBarViewSelectedTabUpdatedClosure<TabType>
  ) {
    selectedTabUpdatedClosure = closure
  }

  /// Shows a destination in a tab: on its navigation stack, or instead of its destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - tab: The tab.
  ///   - shouldUpdateSelectedTab: Whether the tab is selected.
  ///   - presentationOptions: Options for a push onto a navigation stack.
  ///   - removeDestinationFromFlowClosure: A closure that removes the replaced destination from the
  ///     flow.
  /// - Throws: ``DestinationsError/tabNotFound(message:)`` if the tab isn't active.
  public func presentDestination(
    destination: ViewChild, in tab: TabType, shouldUpdateSelectedTab: Bool = true,
    presentationOptions: NavigationStackPresentationOptions? = nil,
    removeDestinationFromFlowClosure: RemoveDestinationFromFlowClosure? = nil
  ) throws(DestinationsError) {
    let model = try activeTab(tab)
    if let stack = rootDestination(for: tab)?.asNavigating {
      stack.push(destination, shouldAnimate: presentationOptions?.shouldAnimate)
    } else if let old = rootDestination(for: tab) {
      detach(old.id, replacement: destination)
      removeDestinationFromFlowClosure?(old.id)
    } else {
      show(destination, in: tab)
    }
    if shouldUpdateSelectedTab { selectedTab = model }
  }

  /// Updates the destinations of tabs, and activates the tabs.
  ///
  /// Tabs without a destination ID keep their destination. Active tabs that aren't in `tabs` remain
  /// active.
  ///
  /// - Parameters:
  ///   - destinationIDs: The IDs of the children to show, in the order of the tabs.
  ///   - tabs: The tabs.
  public func updateTabViews(destinationIDs: [UUID], for tabs: [TabModel<TabType>]) {
    for (tab, id) in zip(tabs, destinationIDs) where ownChild(id) != nil {
      destinationIDsForTabs[tab.type] = id
    }
    activeTabs += tabs.filter { tab(for: $0.type) == nil }
    internalState.flow?.containersDidChange()
  }

  /// Removes the destination of a tab, or replaces it.
  public func detach(_ id: UUID, replacement: ViewChild?) {
    for (tab, shown) in destinationIDsForTabs where shown == id {
      destinationIDsForTabs[tab] = replacement?.id
    }
    swap(id, replacement)
  }

  func show(_ destination: ViewChild, in tab: TabType) {
    destinationIDsForTabs[tab] = destination.id
    append(destination, setsCurrent: false)
  }

  func activeTab(_ type: TabType) throws(DestinationsError) -> TabModel<TabType> {
    if let tab = tab(for: type) { return tab }
    throw .tabNotFound(tab: type.tabName, tabs: activeTabs.map(\.type.tabName))
  }
}

extension GroupedDestinationable {
  /// The children, each followed by the destinations on its stack.
  var ownChildrenWithStacks: [any Destinationable<DestinationType, ContentType, TabType>] {
    groupInternalState.childDestinations.flatMap { child in
      [child] + ((child as? ViewChild)?.asNavigating?.childDestinations() ?? [])
    }
  }
}

import Foundation
import IssueReporting
import Observation

/// A destination whose view holds tabs, without data of its own.
///
/// The view conforms to ``TabBarViewDestinationInterfacing``.
@Observable
public final class TabViewDestination<
  ViewType: TabBarViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: TabBarViewDestinationable {
  /// The identity in the flow.
  public let id = UUID()
  /// Which area it is.
  public let type: DestinationType
  /// The view.
  @ObservationIgnored public var view: ViewType?
  /// What every destination keeps.
  public let internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// What the group keeps.
  public let groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()
  /// The tabs, in order.
  public var activeTabs: [TabModel<TabType>]
  /// The tab that is chosen.
  public var selectedTab: TabModel<TabType>
  /// The destination in each tab.
  public var destinationIDsForTabs: [TabType: UUID] = [:]

  /// Makes a destination with a destination in each tab.
  ///
  /// It is `nil`, and an issue is reported, if the selected tab is not one of the tabs, or there is
  /// not one destination for each tab.
  ///
  /// - Parameters:
  ///   - type: Which area it is.
  ///   - tabDestinations: What each tab shows, in the order of the tabs.
  ///   - tabTypes: The tabs, in order.
  ///   - selectedTab: The tab that is chosen.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The destination around, or that presents this one.
  public init?(
    type: DestinationType,
    tabDestinations: [any ViewDestinationable<DestinationType, ContentType, TabType>],
    tabTypes: [TabType], selectedTab: TabType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    let names = tabTypes.map(\.tabName)
    guard tabDestinations.count == tabTypes.count else {
      let error = DestinationsError.tabsWithoutDestination(
        tabs: names, count: tabDestinations.count)
      reportIssue(error.message)
      return nil
    }
    guard tabTypes.contains(selectedTab) else {
      reportIssue(DestinationsError.tabNotFound(tab: selectedTab.tabName, tabs: names).message)
      return nil
    }
    self.type = type
    self.selectedTab = TabModel(type: selectedTab)
    activeTabs = tabTypes.map { TabModel(type: $0) }
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    for (tab, destination) in zip(tabTypes, tabDestinations) {
      destinationIDsForTabs[tab] = destination.id
      addChild(childDestination: destination, shouldSetDestinationAsCurrent: false)
    }
  }
}

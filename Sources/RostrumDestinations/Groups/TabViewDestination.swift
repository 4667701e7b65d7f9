import Foundation
import IssueReporting
import Observation

/// A destination whose view contains tabs.
///
/// The view conforms to ``TabBarViewDestinationInterfacing``.
@Observable
public final class TabViewDestination<
  ViewType: TabBarViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: TabBarViewDestinationable {
  /// The ID of the destination.
  public let id = UUID()
  /// The type of the destination.
  public var type: DestinationType
  /// The view.
  @ObservationIgnored public var view: ViewType?
  /// The state that every destination stores.
  @ObservationIgnored public var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// The state of the group.
  @ObservationIgnored public var groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()
  /// The tabs, in order.
  public var activeTabs: [TabModel<TabType>]
  /// The selected tab.
  public var selectedTab: TabModel<TabType> {
    didSet {
      guard oldValue != selectedTab else { return }
      selectedTabUpdatedClosure?(selectedTab)
      internalState.flow?.containersDidChange()
    }
  }
  /// The destination of each tab.
  public var destinationIDsForTabs: [TabType: UUID] = [:]
  /// A closure that is called when a different tab has been selected.
  @ObservationIgnored
  public var selectedTabUpdatedClosure: TabBarViewSelectedTabUpdatedClosure<TabType>?
  /// The state model, which contains the logic of the destination.
  @ObservationIgnored public var stateModel:
    (
      any StateModeling<
        TabViewDestination<
          ViewType, EventType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )?

  /// Creates a destination with a destination for each tab.
  ///
  /// The initializer fails and reports an issue if the selected tab isn't one of the tabs, or if
  /// the number of destinations differs from the number of tabs.
  ///
  /// - Parameters:
  ///   - type: The type of the destination.
  ///   - tabDestinations: The destination of each tab, in the order of the tabs.
  ///   - tabTypes: The tabs, in order.
  ///   - selectedTab: The selected tab.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestinationID: The parent of the destination.
  ///   - state: The object with the logic of the destination.
  public init?(
    type: DestinationType,
    tabDestinations: [any ViewDestinationable<DestinationType, ContentType, TabType>],
    tabTypes: [TabType], selectedTab: TabType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil,
    state: (
      any StateModeling<
        TabViewDestination<
          ViewType, EventType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )? = nil
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
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestinationID)
    stateModel = state
    for (tab, destination) in zip(tabTypes, tabDestinations) { show(destination, in: tab) }
  }
}

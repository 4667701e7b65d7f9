import Foundation
import RostrumDestinations
import RostrumScenes

extension GroupedDestinationable
where PresentationConfiguration == DestinationPresentation<DestinationType, ContentType, TabType> {
  /// A destination in the group.
  public typealias Child = any ViewDestinationable<PresentationConfiguration>

  /// The children, in the order in which they were added.
  public func childDestinations() -> [any Destinationable<PresentationConfiguration>] {
    groupInternalState.childDestinations.compactMap {
      $0 as? any Destinationable<PresentationConfiguration>
    }
  }

  /// Returns the destination in the group with an ID.
  ///
  /// - Parameter destinationIdentifier: The ID of the destination.
  /// - Returns: The destination, or `nil` if it isn't in the group.
  public func childForIdentifier(destinationIdentifier: UUID) -> Child? {
    let group: any RostrumDestinations.GroupedDestinationable = self
    return group.child(destinationIdentifier) as? Child
  }
}

extension RostrumDestinations.GroupedDestinationable {
  fileprivate func child(_ id: UUID) -> (any RostrumDestinations.ViewDestinationable)? {
    childForIdentifier(destinationIdentifier: id)
  }
}

extension RostrumDestinations.TabViewDestination {
  /// Creates a destination with a destination for each tab.
  ///
  /// - Parameters:
  ///   - type: The type of the destination.
  ///   - tabDestinations: The destination of each tab, in the order of the tabs.
  ///   - tabTypes: The tabs, in order.
  ///   - selectedTab: The selected tab.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestinationID: The parent of the destination.
  @_disfavoredOverload
  public convenience init?(
    type: DestinationType,
    tabDestinations: [any ViewDestinationable<
      DestinationPresentation<DestinationType, ContentType, TabType>
    >],
    tabTypes: [TabType], selectedTab: TabType,
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil
  ) {
    let destinations:
      [any RostrumDestinations.ViewDestinationable<
        DestinationType, ContentType, TabType
      >] = tabDestinations.compactMap {
        $0 as? any RostrumDestinations.ViewDestinationable<DestinationType, ContentType, TabType>
      }
    self.init(
      type: type, tabDestinations: destinations, tabTypes: tabTypes,
      selectedTab: selectedTab, destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestinationID: parentDestinationID)
  }
}

extension RostrumDestinations.NavigationSplitViewDestination {
  /// Creates a destination with a destination for each column.
  ///
  /// - Parameters:
  ///   - destinationType: The type of the destination.
  ///   - destinationsForColumns: The destination of each column.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestinationID: The parent of the destination.
  @_disfavoredOverload
  public convenience init(
    destinationType: DestinationType,
    destinationsForColumns: [NavigationSplitViewColumn: any ViewDestinationable<
      DestinationPresentation<DestinationType, ContentType, TabType>
    >],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil
  ) {
    let destinations:
      [NavigationSplitViewColumn: any RostrumDestinations.ViewDestinationable<
        DestinationType, ContentType, TabType
      >] = destinationsForColumns.compactMapValues {
        $0 as? any RostrumDestinations.ViewDestinationable<DestinationType, ContentType, TabType>
      }
    self.init(
      destinationType: destinationType, destinationsForColumns: destinations,
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestinationID: parentDestinationID)
  }
}
